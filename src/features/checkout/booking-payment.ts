import type { Money } from '#/domain/money.ts'

export type PaymentMethod = 'card' | 'hosted'

/** How the last try to pay ended without a booking. In each of them nothing was charged. */
export type FailedPayment =
  | { readonly outcome: 'declined'; readonly reason: string }
  /** the airline or the payment partner refused the order; `code` as the backend gave it */
  | { readonly outcome: 'failed'; readonly code: string }
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
  | ({ readonly status: 'unknown'; readonly transactionId: string | null } & Asking)
  /** the card's bank wants to see the holder at `url` */
  | ({ readonly status: 'challenge'; readonly url: string; readonly transactionId: string | null } & Asking)
  /** the traveller pays at the provider's `url` */
  | ({ readonly status: 'hosted'; readonly url: string; readonly cartId: string | null } & Asking)
  | { readonly status: 'confirmed'; readonly bookingId: string; readonly referenceId: string }

/** Instants in milliseconds; `asked` counts the questions so far. */
export interface Asking {
  readonly since: number
  readonly askAt: number
  readonly asked: number
}

export type AskedPayment = Extract<BookingPayment, Asking>

/** For how long a charge whose answer was lost may still be on its way: before that, "none" proves nothing. */
export const settlingTime = 20_000

export const isAsked = (payment: BookingPayment): payment is AskedPayment =>
  payment.status === 'unknown' || payment.status === 'challenge' || payment.status === 'hosted'

/** While this holds, the backend takes no more changes to what is being bought. */
export const isUnderWay = (payment: BookingPayment): boolean => payment.status === 'charging' || isAsked(payment)

const soonest: Readonly<Record<AskedPayment['status'], number>> = { unknown: 1000, challenge: 20_000, hosted: 20_000 }
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
