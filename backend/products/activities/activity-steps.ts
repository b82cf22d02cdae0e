import { Effect } from 'effect'
import type {
  ActivityCardSuccess,
  ActivityPaymentDirection,
  CreateActivityBilling,
  CreateActivityPayment,
  CreateTravelers,
  SetActivityOrder,
} from '#contract/products/activities/activity-session.ts'
import { invalidIn } from '../../orders/order-problem.ts'
import { partSteps } from '../../sessions/part-steps.ts'
import { faultsOfAnswers } from './activity-answers.ts'
import type { ActivityPart } from './activity-types.ts'

type People = Pick<CreateTravelers, 'lead' | 'answers' | 'customerDetails'>

/** Where an answer stands in a call: at its place, or at the end where it is missing. */
const pathOf = (answers: People['answers'], question: string, travelerNum: number | null): string => {
  const at = answers.findIndex((own) => own.question === question && (own.travelerNum ?? null) === travelerNum)
  return at === -1 ? 'payload.answers' : `payload.answers.${at}`
}

/** Who leads, and what the activity has to know. */
const peopleIn = Effect.fnUntraced(function* ({ item }: ActivityPart, { lead, answers }: People) {
  const faults = faultsOfAnswers(item, answers).map(({ question, travelerNum, problem }) => ({
    path: pathOf(answers, question, travelerNum),
    message: `${question}${travelerNum === null ? '' : ` of traveler ${travelerNum}`}: ${problem}`,
  }))
  if (faults.length > 0) return yield* invalidIn(faults)
  return { lead, answers }
})

const steps = partSteps({
  kind: 'activity',
  offerField: 'activityOffer',
  orderField: 'activityOfferId',
  extrasOf: peopleIn,
})

/** Each step of an activity as a program over its order; `paymentId` names the payment that a step begins. */
export const activitySteps = {
  setActivityOrder: (payload: SetActivityOrder) =>
    Effect.map(steps.setOrder(payload), (order) => ({ ...order, activityOrderCreated: true as const })),
  createTravelers: (payload: CreateTravelers) =>
    Effect.as(steps.createPeople(payload), { travelersCreated: true as const }),
  createActivityBilling: (payload: CreateActivityBilling) => steps.createBilling(payload),
  createActivityPayment: (payload: CreateActivityPayment, paymentId: string) => steps.createPayment(payload, paymentId),
  activityPaymentDirection: (payload: ActivityPaymentDirection, paymentId: string) =>
    steps.paymentDirection(payload, paymentId),
  activityCardSuccess: (payload: ActivityCardSuccess) => steps.cardSuccess(payload),
}
