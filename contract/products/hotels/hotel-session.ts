import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { mostRooms } from '#domain/stay.ts'
import { PaymentOutcome } from '../../booking.ts'
import { MinorAmount } from '../../fields.ts'
import { alike, opensPage, paysByCard, registersCard } from '../../repeated-calls.ts'
import { ServiceCaller } from '../../service-caller.ts'
import { paying, problems, session, writing } from '../../session.ts'
import { BillingCreated, OpenedPage, RegisteredCard } from '../../session-answers.ts'
import { AgentId, CardCharge, HostedPayment, Id, PaymentInformation } from '../../session-payloads.ts'
import { BillingInformation, CustomerDetails } from '../../travellers.ts'
import { InfoData } from '../flights/flights.ts'
import { RoomGuest, StayRequests } from './hotel-part.ts'

const agentId = AgentId
const infoData = Schema.optionalKey(InfoData)

/** The checked offer being booked. Only its id is believed; `price.intTotal` is the stay's total that the traveller agreed to. */
const ChosenHotel = Schema.Struct({ id: Id, price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })) })

const SetHotelOrder = Schema.Struct({
  agentId,
  hotelOffer: ChosenHotel,
  hotelOfferId: Schema.optionalKey(Id),
  infoData,
})
export type SetHotelOrder = typeof SetHotelOrder.Type

const stay = {
  agentId,
  customerDetails: CustomerDetails,
  hotelOffer: ChosenHotel,
  /** the id that `set/hotel-order` answered */
  hotelOfferId: Id,
  /** one for each room, in the order of the rooms */
  guests: Schema.Array(RoomGuest).check(Schema.isMinLength(1), Schema.isMaxLength(mostRooms)),
  requests: Schema.optionalKey(StayRequests),
}

const CreateGuests = Schema.Struct({ ...stay, infoData })
export type CreateGuests = typeof CreateGuests.Type

const billed = { ...stay, billingInformation: BillingInformation }

const CreateHotelBilling = Schema.Struct({ ...billed, infoData })
export type CreateHotelBilling = typeof CreateHotelBilling.Type

/** `paymentInformation.amount` is what is due now, and 0 where the card only guarantees. */
const CreateHotelPayment = Schema.Struct({ ...billed, paymentInformation: PaymentInformation, infoData })
export type CreateHotelPayment = typeof CreateHotelPayment.Type

const HotelPaymentDirection = Schema.Struct({
  ...billed,
  transaction: HostedPayment,
  infoData,
})
export type HotelPaymentDirection = typeof HotelPaymentDirection.Type

const HotelCardSuccess = Schema.Struct({
  ...billed,
  paymentInformation: CardCharge,
})
export type HotelCardSuccess = typeof HotelCardSuccess.Type

/** What is charged with the order: what is due now of everything in it. */
const total = MinorAmount

export class HotelSessionGroup extends HttpApiGroup.make('hotelSession')
  .annotate(
    OpenApi.Description,
    'The booking sequence of a stay, after `start` and beside `customer`, `payment-status` and `cancel-payment`, which are the same for every kind of travel. A missing step is named `flightOrder` where it is the chosen stay, `passengers` where it is its guests.',
  )
  .add(
    HttpApiEndpoint.post('setHotelOrder', session('/set/hotel-order'), {
      headers: writing,
      payload: SetHotelOrder,
      success: Schema.Struct({ id: Schema.String, hotelOrderCreated: Schema.Literal(true), total }),
      error: problems,
    }).annotate(OpenApi.Description, `Orders a stay that a check offered, in place of the one before. ${alike}`),
    HttpApiEndpoint.post('createGuests', session('/hotel/create-guests'), {
      headers: writing,
      payload: CreateGuests,
      success: Schema.Struct({ guestsCreated: Schema.Literal(true) }),
      error: problems,
    }).annotate(OpenApi.Description, `Names a guest for each room, in place of those before. ${alike}`),
    HttpApiEndpoint.post('createHotelBilling', session('/hotel/create-billing-info'), {
      headers: writing,
      payload: CreateHotelBilling,
      success: BillingCreated,
      error: problems,
    }).annotate(
      OpenApi.Description,
      `Names a guest for each room and who is billed, in place of those before. ${alike}`,
    ),
    HttpApiEndpoint.post('createHotelPayment', session('/hotel/create-payment-info'), {
      headers: paying,
      payload: CreateHotelPayment,
      success: RegisteredCard,
      error: problems,
    }).annotate(OpenApi.Description, registersCard),
    HttpApiEndpoint.post('hotelPaymentDirection', session('/hotel/payment-direction'), {
      headers: paying,
      payload: HotelPaymentDirection,
      success: OpenedPage,
      error: problems,
    }).annotate(OpenApi.Description, opensPage),
    HttpApiEndpoint.post('hotelCardSuccess', session('/hotel/card/success'), {
      headers: writing,
      payload: HotelCardSuccess,
      success: PaymentOutcome,
      error: problems,
    }).annotate(OpenApi.Description, paysByCard),
  )
  .middleware(ServiceCaller) {}
