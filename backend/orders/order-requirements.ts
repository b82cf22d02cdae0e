import type { StepsMissing } from '#contract/booking-problem.ts'
import type { BookedPassenger } from '#contract/travellers.ts'
import { type OrderPart, productOf } from '../products/products.ts'
import type { OrderState, StoredPassenger } from './order-state.ts'

type Step = StepsMissing['missing'][number]

/** Whether a traveller has the age that every part is priced for. */
export const hasPaidAge = (
  parts: readonly OrderPart[],
  passenger: Pick<BookedPassenger, 'type' | 'dateOfBirth'>,
): boolean => parts.every((part) => productOf(part).fitsAge?.(part, passenger) ?? true)

/** Whether nothing of a traveller was forgotten meanwhile that a supplier is told. */
const isWhole = ({ shown, sealedPassport }: StoredPassenger): boolean =>
  shown.passportNumberEnding === undefined || sealedPassport !== null

/** Whether the travellers are there whom every part is priced for. */
const fitsAll = ({ parts, passengers }: OrderState): boolean => {
  const travellers = passengers?.map(({ shown }) => shown)
  return (
    travellers !== undefined &&
    passengers?.every(isWhole) === true &&
    parts.every((part) => productOf(part).fits(part, travellers)) &&
    travellers.every((traveller) => hasPaidAge(parts, traveller))
  )
}

/** The sequence's own flags (rule book-3). */
const sequenceFlags = (state: OrderState) => ({
  flightOrderCreated: state.parts.length > 0 && state.parts.every(({ quote }) => quote.agreed),
  customerCreated: state.customer !== null,
  passengersCreated: fitsAll(state),
  billingInformationCreated: state.billing !== null,
})

const order: readonly Step[] = ['flightOrder', 'customer', 'passengers', 'billingInformation', 'paymentInformation']

/** The steps before `until` that have not been taken, in their order. */
export const missingBefore = (state: OrderState, until: Step | 'order'): Step[] => {
  const flags = sequenceFlags(state)
  const taken: Record<Step, boolean> = {
    flightOrder: flags.flightOrderCreated,
    customer: flags.customerCreated,
    passengers: flags.passengersCreated,
    billingInformation: flags.billingInformationCreated,
    paymentInformation: state.card !== null || state.attempt?.method === 'hosted',
  }
  const before = until === 'order' ? order : order.slice(0, order.indexOf(until))
  return before.filter((step) => !taken[step])
}
