import { type Money, sumMoney } from '#domain/money/money.ts'
import type { Transaction } from '#contract/booking.ts'
import type { StartSession } from '#contract/session-payloads.ts'
import type { BillingInformation, BookedPassenger, CustomerDetails } from '#contract/travellers.ts'
import { type OrderPart, productOf } from '../products/products.ts'
import type { PaymentAttempt } from './attempt/payment-attempt.ts'
import type { Consent } from './parts/saga.ts'
import type { SeatHold } from './hold/seat-hold.ts'

/** The passport number is sealed; only its last characters stay readable. */
export interface StoredPassenger {
  readonly shown: BookedPassenger
  readonly sealedPassport: string | null
}

interface RegisteredCard {
  readonly transactionId: string
  readonly brand: string
  readonly last4: string
  /** what the traveller gave the card for; unknown of orders that were stored before it was kept */
  readonly amount?: Money
}

/** What the order is to its traveller once every part of it is with its supplier. */
interface Booked {
  readonly status: 'Held' | 'Confirmed' | 'Failed' | 'Released' | 'Cancelled'
  readonly createdAt: number
  readonly updatedAt: number
}

/** When the object must wake for each of these. */
export type Task = 'resolve' | 'settle' | 'hold' | 'release' | 'documents' | 'watch' | 'publish' | 'mail' | 'forget'
type Tasks = { readonly [Name in Task]?: number }

export interface OrderState {
  /** of this shape; `stored-order.ts` reads the ones before */
  readonly version: 2
  readonly sessionId: string
  /** what `set/flight-order` answers and later calls carry as `flightOfferId` */
  readonly orderId: string
  readonly bookingId: string
  readonly started: StartSession
  /** of the partner's offer that led here */
  readonly disId?: string
  readonly startedAt: number
  readonly expiresAt: number
  /** what is bought, in the order in which it was chosen */
  readonly parts: readonly OrderPart[]
  readonly servicesId: string | null
  /** what the traveller wants where a part is refused; missing until they have chosen */
  readonly consent?: Consent
  readonly customer: (CustomerDetails & { readonly customerId: string }) | null
  readonly passengers: readonly StoredPassenger[] | null
  readonly billing: BillingInformation | null
  readonly card: RegisteredCard | null
  /** every payment that was ever begun here */
  readonly transactionIds: readonly string[]
  readonly attempt: PaymentAttempt | null
  readonly transactions: readonly Transaction[]
  readonly reference: string | null
  readonly booked: Booked | null
  readonly hold: SeatHold | null
  readonly tasks: Tasks
}

/** What parts cost together, their extras in it. All are sold in one currency. */
const sumOf = (parts: readonly OrderPart[]): Money =>
  sumMoney(
    parts.map((part) => productOf(part).total(part)),
    parts[0]?.quote.price.currency ?? 'USD',
  )

/** What will be charged: every part with its extras. */
export const totalOf = ({ parts }: Pick<OrderState, 'parts'>): Money => sumOf(parts)

/** Whether a supplier has yet to take something back: such an order is the operator's, and sold to nobody. */
export const isStuck = ({ parts }: OrderState): boolean => parts.some(({ state }) => state === 'stuck')

export const sameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency

/** What was handed out for a part, whatever it is of. */
export type PartDocuments = Pick<OrderPart['documents'], 'state' | 'trouble'> & { readonly issued: readonly object[] }

/** Documents and extras are of the part's own kind: its product has made them. */
type PartChange = Partial<
  Pick<OrderPart, 'state' | 'supplier' | 'trouble' | 'refusal' | 'calledOff' | 'cancelling'>
> & {
  readonly extras?: object
  readonly documents?: PartDocuments
}

/** The state with a change of one of its parts. */
export const withPart = (state: OrderState, { partId }: Pick<OrderPart, 'partId'>, change: PartChange): OrderState => ({
  ...state,
  parts: state.parts.map((part) => (part.partId === partId ? ({ ...part, ...change } as OrderPart) : part)),
})

/** The state without the numbers of passports, once no supplier needs them any more. */
export const withoutPassports = (state: OrderState): OrderState => ({
  ...state,
  passengers: state.passengers && state.passengers.map(({ shown }) => ({ shown, sealedPassport: null })),
})

/** The booking that the order is, or becomes now: of one that failed before, another one takes the place. */
export const bookingBegun = ({ booked }: OrderState, now: number): Booked =>
  booked && booked.status !== 'Failed' ? booked : { status: 'Held', createdAt: now, updatedAt: now }

/** The state with a task due at `at`; an earlier time that was already set stands. */
export const withTask = (state: OrderState, task: Task, at: number): OrderState => ({
  ...state,
  tasks: { ...state.tasks, [task]: Math.min(at, state.tasks[task] ?? at) },
})

export const withoutTask = (state: OrderState, task: Task): OrderState => {
  const { [task]: _done, ...tasks } = state.tasks
  return { ...state, tasks }
}
