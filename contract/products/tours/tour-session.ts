import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { mostGuests } from '#domain/stay.ts'
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

const agentId = AgentId
const infoData = Schema.optionalKey(InfoData)

/** The reserved places being booked. Only their id is believed; `price.intTotal` is the tour's total that the traveller agreed to. */
const ChosenTour = Schema.Struct({ id: Id, price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })) })

const SetTourOrder = Schema.Struct({
  agentId,
  tourOffer: ChosenTour,
  tourOfferId: Schema.optionalKey(Id),
  infoData,
})
export type SetTourOrder = typeof SetTourOrder.Type

const participation = {
  agentId,
  customerDetails: CustomerDetails,
  tourOffer: ChosenTour,
  /** the id that `set/tour-order` answered */
  tourOfferId: Id,
  /** which of `travelers` the operator talks to, counted from 1: a grown-up */
  lead: Schema.Int,
  /** everybody, in the order of the party */
  travelers: Schema.Array(NamedTraveler).check(Schema.isMinLength(1), Schema.isMaxLength(mostGuests)),
}

const CreateTourTravelers = Schema.Struct({ ...participation, infoData })
export type CreateTourTravelers = typeof CreateTourTravelers.Type

const billed = { ...participation, billingInformation: BillingInformation }

const CreateTourBilling = Schema.Struct({ ...billed, infoData })
export type CreateTourBilling = typeof CreateTourBilling.Type

const CreateTourPayment = Schema.Struct({ ...billed, paymentInformation: PaymentInformation, infoData })
export type CreateTourPayment = typeof CreateTourPayment.Type

const TourPaymentDirection = Schema.Struct({
  ...billed,
  transaction: HostedPayment,
  infoData,
})
export type TourPaymentDirection = typeof TourPaymentDirection.Type

const TourCardSuccess = Schema.Struct({
  ...billed,
  paymentInformation: CardCharge,
})
export type TourCardSuccess = typeof TourCardSuccess.Type

export class TourSessionGroup extends HttpApiGroup.make('tourSession')
  .annotate(
    OpenApi.Description,
    'The booking sequence of a tour, after `start` and beside `customer`, `payment-status` and `cancel-payment`, which are the same for every kind of travel. A missing step is named `flightOrder` where it is the reserved tour, `passengers` where it is its travellers. What is on request is answered as `Held` with the money `authorised`; nothing is charged before its operator says yes.',
  )
  .add(
    HttpApiEndpoint.post('setTourOrder', session('/set/tour-order'), {
      headers: writing,
      payload: SetTourOrder,
      success: Schema.Struct({
        id: Schema.String,
        tourOrderCreated: Schema.Literal(true),
        /** what is charged with the order: the deposit */
        total: MinorAmount,
      }),
      error: problems,
    }).annotate(OpenApi.Description, `Orders reserved places on a tour, in place of those before. ${alike}`),
    HttpApiEndpoint.post('createTourTravelers', session('/tour/create-travelers'), {
      headers: writing,
      payload: CreateTourTravelers,
      success: Schema.Struct({ travelersCreated: Schema.Literal(true) }),
      error: problems,
    }).annotate(
      OpenApi.Description,
      `Names everybody of the party, and whom the operator talks to, in place of those before. ${alike}`,
    ),
    HttpApiEndpoint.post('createTourBilling', session('/tour/create-billing-info'), {
      headers: writing,
      payload: CreateTourBilling,
      success: BillingCreated,
      error: problems,
    }).annotate(OpenApi.Description, `Names them again, and who is billed, in place of those before. ${alike}`),
    HttpApiEndpoint.post('createTourPayment', session('/tour/create-payment-info'), {
      headers: paying,
      payload: CreateTourPayment,
      success: RegisteredCard,
      error: problems,
    }).annotate(OpenApi.Description, registersCard),
    HttpApiEndpoint.post('tourPaymentDirection', session('/tour/payment-direction'), {
      headers: paying,
      payload: TourPaymentDirection,
      success: OpenedPage,
      error: problems,
    }).annotate(OpenApi.Description, opensPage),
    HttpApiEndpoint.post('tourCardSuccess', session('/tour/card/success'), {
      headers: writing,
      payload: TourCardSuccess,
      success: PaymentOutcome,
      error: problems,
    }).annotate(OpenApi.Description, paysByCard),
  )
  .middleware(ServiceCaller) {}
