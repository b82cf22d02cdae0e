import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { PaymentOutcome } from '../../booking.ts'
import { MinorAmount } from '../../fields.ts'
import { alike, opensPage, paysByCard, registersCard } from '../../repeated-calls.ts'
import { ServiceCaller } from '../../service-caller.ts'
import { paying, problems, session, writing } from '../../session.ts'
import { BillingCreated, OpenedPage, RegisteredCard } from '../../session-answers.ts'
import { AgentId, CardCharge, HostedPayment, Id, PaymentInformation } from '../../session-payloads.ts'
import { BillingInformation, CustomerDetails } from '../../travellers.ts'
import { InfoData } from '../flights/flights.ts'
import { NamedTraveler } from '../reservation.ts'
import { ActivityAnswer } from './activity-reservation.ts'

const agentId = AgentId
const infoData = Schema.optionalKey(InfoData)

/** The reserved offer being booked. Only its id is believed; `price.intTotal` is the total that the traveller agreed to. */
const ChosenActivity = Schema.Struct({ id: Id, price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })) })

const SetActivityOrder = Schema.Struct({
  agentId,
  activityOffer: ChosenActivity,
  activityOfferId: Schema.optionalKey(Id),
  infoData,
})
export type SetActivityOrder = typeof SetActivityOrder.Type

const participation = {
  agentId,
  customerDetails: CustomerDetails,
  activityOffer: ChosenActivity,
  /** the id that `set/activity-order` answered */
  activityOfferId: Id,
  /** whose name the reservation has: a grown-up who comes along */
  lead: NamedTraveler,
  /** what the activity asks; a fault of one is named by its place in this list, or by its question where it is missing */
  answers: Schema.Array(ActivityAnswer).check(Schema.isMaxLength(120)),
}

const CreateTravelers = Schema.Struct({ ...participation, infoData })
export type CreateTravelers = typeof CreateTravelers.Type

const billed = { ...participation, billingInformation: BillingInformation }

const CreateActivityBilling = Schema.Struct({ ...billed, infoData })
export type CreateActivityBilling = typeof CreateActivityBilling.Type

const CreateActivityPayment = Schema.Struct({ ...billed, paymentInformation: PaymentInformation, infoData })
export type CreateActivityPayment = typeof CreateActivityPayment.Type

const ActivityPaymentDirection = Schema.Struct({
  ...billed,
  transaction: HostedPayment,
  infoData,
})
export type ActivityPaymentDirection = typeof ActivityPaymentDirection.Type

const ActivityCardSuccess = Schema.Struct({
  ...billed,
  paymentInformation: CardCharge,
})
export type ActivityCardSuccess = typeof ActivityCardSuccess.Type

export class ActivitySessionGroup extends HttpApiGroup.make('activitySession')
  .annotate(
    OpenApi.Description,
    'The booking sequence of an activity, after `start` and beside `customer`, `payment-status` and `cancel-payment`, which are the same for every kind of travel. A missing step is named `flightOrder` where it is the reserved activity, `passengers` where it is its lead traveller and answers. What is confirmed by hand is answered as `Held` with the money `authorised`; nothing is charged before its supplier says yes.',
  )
  .add(
    HttpApiEndpoint.post('setActivityOrder', session('/set/activity-order'), {
      headers: writing,
      payload: SetActivityOrder,
      success: Schema.Struct({
        id: Schema.String,
        activityOrderCreated: Schema.Literal(true),
        /** what is charged with the order */
        total: MinorAmount,
      }),
      error: problems,
    }).annotate(OpenApi.Description, `Orders a reserved activity, in place of the one before. ${alike}`),
    HttpApiEndpoint.post('createTravelers', session('/activity/create-travelers'), {
      headers: writing,
      payload: CreateTravelers,
      success: Schema.Struct({ travelersCreated: Schema.Literal(true) }),
      error: problems,
    }).annotate(
      OpenApi.Description,
      `Names the lead traveller and answers the activity’s questions, in place of what was said before. ${alike}`,
    ),
    HttpApiEndpoint.post('createActivityBilling', session('/activity/create-billing-info'), {
      headers: writing,
      payload: CreateActivityBilling,
      success: BillingCreated,
      error: problems,
    }).annotate(
      OpenApi.Description,
      `Says that again and names who is billed, in place of what was said before. ${alike}`,
    ),
    HttpApiEndpoint.post('createActivityPayment', session('/activity/create-payment-info'), {
      headers: paying,
      payload: CreateActivityPayment,
      success: RegisteredCard,
      error: problems,
    }).annotate(OpenApi.Description, registersCard),
    HttpApiEndpoint.post('activityPaymentDirection', session('/activity/payment-direction'), {
      headers: paying,
      payload: ActivityPaymentDirection,
      success: OpenedPage,
      error: problems,
    }).annotate(OpenApi.Description, opensPage),
    HttpApiEndpoint.post('activityCardSuccess', session('/activity/card/success'), {
      headers: writing,
      payload: ActivityCardSuccess,
      success: PaymentOutcome,
      error: problems,
    }).annotate(OpenApi.Description, paysByCard),
  )
  .middleware(ServiceCaller) {}
