import type { Money } from '#domain/money/money.ts'

/** `hold`: the airline keeps the seats, and nothing is paid yet. */
export type PaymentMethod = 'card' | 'hosted' | 'hold'

export interface PaymentRequest {
  readonly method: PaymentMethod
  /** the total that stood beside the button */
  readonly agreed: Money
}

/** Pay, as it was pressed. */
export interface PaymentAsked extends PaymentRequest {
  /** what the page showed that it pays for; missing where its scripts are of an earlier build */
  readonly offerId?: string | undefined
}

/** A part of what was bought, by the name that it has in its order. */
export interface BoughtPart {
  readonly partId: string
  readonly kind: string
  readonly isRefused: boolean
}

/** What was bought as one could not be had whole, and all of it was given back. `alone` is what a part costs by itself. */
export interface LetGo {
  readonly parts: readonly BoughtPart[]
  readonly alone: readonly { readonly partId: string; readonly total: Money }[]
}

/** A part was refused, and giving back the rest costs something: the traveller says what is to become of it. */
export interface PartsDecision {
  /** ISO instant until when they may */
  readonly decideBy: string
  /** what is charged where they keep the rest */
  readonly kept: Money
  /** what suppliers keep of the rest if it is given back: the operator's to pay */
  readonly penalty: Money
  readonly parts: readonly BoughtPart[]
}

export type PartsChoice = 'keep' | 'release'

/** How the last try to pay ended without a booking. In each of them nothing was charged. */
export type FailedPayment =
  | { readonly outcome: 'declined'; readonly reason: string }
  /** the airline or the payment partner refused the order; `code` as the backend gave it */
  | { readonly outcome: 'failed'; readonly code: string; readonly letGo?: LetGo }
  | { readonly outcome: 'cancelled' | 'expired' }
  /** the answer was lost, and asking showed that the call had never arrived */
  | { readonly outcome: 'notCharged' }
  /** something that must be sent before could not be; the steps say which */
  | { readonly outcome: 'notReady' }

export type BookingPayment =
  | { readonly status: 'idle'; readonly last: FailedPayment | null }
  /** Pay was pressed: what is left is being sent; nothing is charged yet */
  | {
      readonly status: 'preparing'
      readonly method: PaymentMethod
      readonly agreed: Money
      readonly transactionId: string | null
      readonly dueAt: number
      readonly attempts: number
    }
  | { readonly status: 'charging'; readonly transactionId: string; readonly agreed: Money }
  /** an answer was lost: money may or may not have been taken. It is asked for, never charged again */
  | ({ readonly status: 'unknown'; readonly transactionId: string | null } & OfRest & Asking)
  /** the card's bank wants to see the holder at `url` */
  | ({ readonly status: 'challenge'; readonly url: string; readonly transactionId: string | null } & Asking)
  /** the traveller pays at the provider's `url` */
  | ({ readonly status: 'hosted'; readonly url: string; readonly cartId: string | null } & Asking)
  /** money is set aside, and it is the traveller's to say what happens with it */
  | ({
      readonly status: 'deciding'
      readonly transactionId: string | null
      readonly decision: PartsDecision
    } & Asking)
  /**
   * The traveller leaves an open payment: the backend is asked to take it back, and nothing else begins before it has said
   * what became of it. `next` is how they pay instead, where that is what they asked for
   */
  | ({
      readonly status: 'leaving'
      readonly transactionId: string | null
      readonly next: PaymentRequest | null
    } & OfRest &
      Asking)
  | { readonly status: 'confirmed'; readonly bookingId: string; readonly referenceId: string }

/** Whether it is what is left of a package that is paid for or given back; missing where all of it is. */
interface OfRest {
  readonly ofRest?: true
}

/** Instants in milliseconds; `asked` counts the questions so far. */
export interface Asking {
  readonly since: number
  readonly askAt: number
  readonly asked: number
}

export type AskedPayment = Extract<BookingPayment, Asking>

/** For how long a charge whose answer was lost may still be on its way: after that, the backend is asked to take it back. */
const settlingTime = 20_000

/** Something may be charged, or may have been: no other booking or payment begins before this is decided. */
export const isUndecided = ({ status }: BookingPayment): boolean => status !== 'idle' && status !== 'confirmed'

export const isAsked = (payment: BookingPayment): payment is AskedPayment =>
  payment.status === 'unknown' ||
  payment.status === 'challenge' ||
  payment.status === 'hosted' ||
  payment.status === 'deciding' ||
  payment.status === 'leaving'

/** The traveller may pay, or say yes, on a page of somebody else. */
export const isElsewhere = ({ status }: BookingPayment): boolean => status === 'hosted' || status === 'challenge'

/** A part was refused, and what is left is paid for or given back: the whole price is charged in neither case. */
export const isOfRest = (payment: BookingPayment): boolean =>
  payment.status === 'deciding' || ('ofRest' in payment && payment.ofRest === true)

/** Pay was pressed and is not given up: it goes on by itself until something is decided. */
export const isPaying = (payment: BookingPayment): boolean =>
  payment.status === 'preparing' || (payment.status === 'leaving' && payment.next !== null)

/** A payment is asked about, or asked to be taken back: one that is left, and one of which nothing was heard for long. */
export const questionOf = (payment: AskedPayment, at: number): 'status' | 'cancel' => {
  const isLost = payment.status === 'unknown' && at - payment.since >= settlingTime
  return isLost || payment.status === 'leaving' ? 'cancel' : 'status'
}

/** What the backend knows an open payment by; null where it never said. */
export const paymentIdOf = (payment: BookingPayment): string | null => {
  if (payment.status === 'hosted') return payment.cartId
  return 'transactionId' in payment ? payment.transactionId : null
}

/** While this holds, the backend takes no more changes to what is being bought. */
export const isUnderWay = (payment: BookingPayment): boolean => payment.status === 'charging' || isAsked(payment)

const soonest: Readonly<Record<AskedPayment['status'], number>> = {
  unknown: 1000,
  leaving: 1000,
  challenge: 20_000,
  hosted: 20_000,
  deciding: 20_000,
}
const slowest = 300_000

/** When to ask next: seconds after a lost answer, later and later while a traveller is at a bank or provider. */
export const askAgain = <Payment extends AskedPayment>(payment: Payment, now: number): Payment => ({
  ...payment,
  askAt: now + Math.min(slowest, soonest[payment.status] * 2 ** payment.asked),
  asked: payment.asked + 1,
})

export const startAsking = (status: AskedPayment['status'], now: number): Asking => ({
  since: now,
  askAt: now + soonest[status],
  asked: 0,
})
