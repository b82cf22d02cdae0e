import type { StepsMissing } from '#contract/booking-problem.ts'
import type { OrderState } from './order-state.ts'

type Step = StepsMissing['missing'][number]

/** The sequence's own flags (specification, section 3). */
const sequenceFlags = (state: OrderState) => ({
  flightOrderCreated: state.quote?.agreed === true,
  customerCreated: state.customer !== null,
  passengersCreated: state.passengers !== null,
  billingInformationCreated: state.billing !== null,
})

/** What an order needs before it may be placed, each with its error flag (specification, section 3). */
const orderRequirements = (state: OrderState) => ({
  contactInfo: { error: state.customer === null },
  travelersInfo: (state.quote?.offer.travelerPricings ?? []).map(({ travelerId }, index) => ({
    id: travelerId,
    error: state.passengers?.[index] === undefined,
  })),
  paymentInfo: { error: state.card === null && state.attempt?.method !== 'hosted' },
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
    paymentInformation: !orderRequirements(state).paymentInfo.error,
  }
  const before = until === 'order' ? order : order.slice(0, order.indexOf(until))
  return before.filter((step) => !taken[step])
}
