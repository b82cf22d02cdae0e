import { Effect } from 'effect'
import type {
  CreateTourBilling,
  CreateTourPayment,
  CreateTourTravelers,
  SetTourOrder,
  TourCardSuccess,
  TourPaymentDirection,
} from '#contract/products/tours/tour-session.ts'
import { invalid } from '../../orders/order-problem.ts'
import { partSteps } from '../../sessions/part-steps.ts'
import { areNamed, mayLead } from './tour-travelers.ts'
import type { TourPart } from './tour-types.ts'

type People = Pick<CreateTourTravelers, 'lead' | 'travelers' | 'customerDetails'>

/** Everybody who comes along, and which of them the operator talks to. */
const peopleIn = Effect.fnUntraced(function* ({ item }: TourPart, { lead, travelers }: People) {
  if (!areNamed(item, travelers))
    return yield* invalid('payload.travelers', 'must be everybody, in the order of the party')
  if (!mayLead(item, lead)) return yield* invalid('payload.lead', 'must be a traveler of 18 or more')
  return { lead, travelers }
})

const steps = partSteps({ kind: 'tour', offerField: 'tourOffer', orderField: 'tourOfferId', extrasOf: peopleIn })

/** Each step of a tour as a program over its order; `paymentId` names the payment that a step begins. */
export const tourSteps = {
  setTourOrder: (payload: SetTourOrder) =>
    Effect.map(steps.setOrder(payload), (order) => ({ ...order, tourOrderCreated: true as const })),
  createTourTravelers: (payload: CreateTourTravelers) =>
    Effect.as(steps.createPeople(payload), { travelersCreated: true as const }),
  createTourBilling: (payload: CreateTourBilling) => steps.createBilling(payload),
  createTourPayment: (payload: CreateTourPayment, paymentId: string) => steps.createPayment(payload, paymentId),
  tourPaymentDirection: (payload: TourPaymentDirection, paymentId: string) =>
    steps.paymentDirection(payload, paymentId),
  tourCardSuccess: (payload: TourCardSuccess) => steps.cardSuccess(payload),
}
