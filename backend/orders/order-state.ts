import { type Money, addMoney, sumMoney } from '#domain/money/money.ts'
import type { Transaction } from '#contract/booking.ts'
import type { BookedBags } from '#contract/products/flight-part.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { StartSession } from '#contract/session-payloads.ts'
import type { BillingInformation, BookedPassenger, CustomerDetails } from '#contract/travellers.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import type { SeatHold } from './seat-hold.ts'

/** A validated offer as it is being sold; `quotedAt` in milliseconds since 1970, as all times here. */
export interface Quote {
  readonly offer: FlightOffer
  readonly dictionaries: ValidateAnswer['dictionaries']
  readonly included: ValidateAnswer['included']
  readonly quotedAt: number
  /** whether the traveller has seen this total and gone on */
  readonly agreed: boolean
}

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

/** What the airline and the ticketing made of the order. */
export interface Booked {
  readonly status: 'Held' | 'Confirmed' | 'Failed' | 'Released'
  readonly airlineReference: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly ticketing: 'pending' | 'issued' | 'failed'
  readonly tickets: readonly { readonly passengerId: string; readonly number: string }[]
}

/** When the object must wake for each of these. */
export type Task = 'resolve' | 'settle' | 'hold' | 'ticket' | 'publish' | 'mail' | 'forget'
type Tasks = { readonly [Name in Task]?: number }

export interface OrderState {
  readonly sessionId: string
  /** what `set/flight-order` answers and later calls carry as `flightOfferId` */
  readonly orderId: string
  readonly bookingId: string
  readonly started: StartSession
  readonly startedAt: number
  readonly expiresAt: number
  readonly quote: Quote | null
  readonly servicesId: string | null
  readonly bags: readonly BookedBags[]
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
  /** missing from orders that were kept before there were holds */
  readonly hold?: SeatHold | null
  readonly tasks: Tasks
}

/** What will be charged: the validated offer and the bags. */
export const totalOf = (quote: Pick<Quote, 'offer'>, bags: readonly BookedBags[]): Money => {
  const { amount, currency } = quote.offer.price.intTotal
  return addMoney(
    { amount, currency },
    sumMoney(
      bags.map((bag) => ({ amount: bag.amount, currency: bag.currency })),
      currency,
    ),
  )
}

export const sameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency

/** The state with a task due at `at`; an earlier time that was already set stands. */
export const withTask = (state: OrderState, task: Task, at: number): OrderState => ({
  ...state,
  tasks: { ...state.tasks, [task]: Math.min(at, state.tasks[task] ?? at) },
})

export const withoutTask = (state: OrderState, task: Task): OrderState => {
  const { [task]: _done, ...tasks } = state.tasks
  return { ...state, tasks }
}
