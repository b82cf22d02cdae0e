import type { StepsMissing } from '#contract/booking-problem.ts'
import type { OrderState } from './order-state.ts'

type Step = StepsMissing['missing'][number]

/** The sequence's own flags (rule book-3). */
const sequenceFlags = (state: OrderState) => ({
  flightOrderCreated: state.parts.length > 0 && state.parts.every(({ quote }) => quote.agreed),
  customerCreated: state.customer !== null,
  passengersCreated: state.passengers !== null,
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
