import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { PaymentOutcome } from './booking.ts'
import {
  IdempotencyConflict,
  OrderFailed,
  PaymentActionRequired,
  PaymentDeclined,
  PriceChanged,
  SessionClosed,
  SessionNotFound,
  StepsMissing,
  TooManyRequests,
  UnknownOutcome,
} from './booking-problem.ts'
import { IdempotencyKey, MinorAmount, visitorAddress } from './fields.ts'
import { InvalidRequest, OfferGone, SupplierTimeout, Unavailable } from './problem.ts'
import { alike, opensPage, paysByCard, registersCard } from './repeated-calls.ts'
import { ServiceCaller } from './service-caller.ts'
import { BillingCreated, OpenedPage, RegisteredCard } from './session-answers.ts'
import {
  AddServices,
  AskPaymentStatus,
  CardSuccess,
  CreateBilling,
  CreatePassenger,
  CreatePayment,
  DecideParts,
  HoldSeats,
  PaymentDirection,
  RemovePart,
  SetCustomer,
  SetFlightOrder,
  SetPart,
  StartSession,
} from './session-payloads.ts'

const starting = { 'idempotency-key': IdempotencyKey }
const inSession = { 'x-session-id': Schema.String }
/** with `x-session-id` that session goes on, in the language and with the return address of the body */
const startingOrGoingOn = { ...starting, ...visitorAddress, 'x-session-id': Schema.optionalKey(Schema.String) }
export const writing = { ...starting, ...inSession }
/** how often anybody tries to pay is limited by session, agent and address */
export const paying = { ...writing, ...visitorAddress }

/** A booking can go wrong in any of these ways; which of them a call can meet is told by what it does. */
export const problems = [
  InvalidRequest,
  SessionNotFound,
  IdempotencyConflict,
  SessionClosed,
  StepsMissing,
  OfferGone,
  PriceChanged,
  SupplierTimeout,
  PaymentDeclined,
  PaymentActionRequired,
  OrderFailed,
  UnknownOutcome,
  TooManyRequests,
  Unavailable,
] as const

/** The running total: the validated offer and the bags, what `card/success` and `payment-direction` must be called with. */
const total = MinorAmount

export const session = (path: `/${string}`) => `/user/session${path}` as const

export class SessionGroup extends HttpApiGroup.make('session')
  .annotate(
    OpenApi.Description,
    'The booking sequence (rule book-2), in its order. `x-session-id` is what `start` answered.',
  )
  .add(
    HttpApiEndpoint.post('start', session('/start'), {
      headers: startingOrGoingOn,
      payload: StartSession,
      success: Schema.Struct({ sessionId: Schema.String, expiresAt: Schema.String }),
      error: problems,
    }).annotate(
      OpenApi.Description,
      'Opens a session; with `x-session-id`, goes on with that one. A repeat under its key opens no second one.',
    ),
    HttpApiEndpoint.post('setFlightOrder', session('/set/flight-order'), {
      headers: writing,
      payload: SetFlightOrder,
      success: Schema.Struct({
        id: Schema.String,
        baggageUrl: Schema.String,
        flightOrderCreated: Schema.Literal(true),
        total,
      }),
      error: problems,
    }).annotate(OpenApi.Description, `Orders a flight, in place of the one before. ${alike}`),
    HttpApiEndpoint.post('addServices', session('/add/additional-services'), {
      headers: writing,
      payload: AddServices,
      success: Schema.Struct({ data: Schema.Struct({ id: Schema.String, total }) }).annotate({ httpApiStatus: 201 }),
      error: problems,
    }).annotate(OpenApi.Description, `Sets the bags of the flight, in place of those before. ${alike}`),
    HttpApiEndpoint.post('setPart', session('/set/part'), {
      headers: writing,
      payload: SetPart,
      success: Schema.Struct({ id: Schema.String, partId: Schema.String, partCreated: Schema.Literal(true), total }),
      error: problems,
    }).annotate(
      OpenApi.Description,
      `Orders a part of any kind, in place of the one of its name; an order of several is booked whole, or as the traveller chooses. \`id\` as of the flight’s order. ${alike}`,
    ),
    HttpApiEndpoint.post('removePart', session('/remove/part'), {
      headers: writing,
      payload: RemovePart,
      success: Schema.Struct({ id: Schema.String, total }),
      error: problems,
    }).annotate(
      OpenApi.Description,
      'Takes a part out; a repeat finds it gone. Of a package: `PriceChanged`, with what the rest costs by itself, until that is agreed to.',
    ),
    HttpApiEndpoint.post('setCustomer', session('/customer'), {
      headers: writing,
      payload: SetCustomer,
      success: Schema.Struct({ id: Schema.String, customerCreated: Schema.Literal(true) }),
      error: problems,
    }).annotate(OpenApi.Description, `Says who is written to and called, in place of who was before. ${alike}`),
    HttpApiEndpoint.post('createPassenger', session('/create-passenger'), {
      headers: writing,
      payload: CreatePassenger,
      success: Schema.Struct({ passengersCreated: Schema.Literal(true) }),
      error: problems,
    }).annotate(OpenApi.Description, `Names everybody who travels, in place of those before. ${alike}`),
    HttpApiEndpoint.post('createBilling', session('/create-billing-info'), {
      headers: writing,
      payload: CreateBilling,
      success: BillingCreated,
      error: problems,
    }).annotate(
      OpenApi.Description,
      `Names everybody who travels and who is billed, in place of those before. ${alike}`,
    ),
    HttpApiEndpoint.post('createPayment', session('/create-payment-info'), {
      headers: paying,
      payload: CreatePayment,
      success: RegisteredCard,
      error: problems,
    }).annotate(OpenApi.Description, registersCard),
    HttpApiEndpoint.post('paymentDirection', session('/payment-direction'), {
      headers: paying,
      payload: PaymentDirection,
      success: OpenedPage,
      error: problems,
    }).annotate(OpenApi.Description, opensPage),
    HttpApiEndpoint.post('hold', session('/hold'), {
      headers: writing,
      payload: HoldSeats,
      success: PaymentOutcome,
      error: problems,
    }).annotate(
      OpenApi.Description,
      'Has the airline hold the seats, to be paid for later. A repeat, under whatever key, is answered for the seats that are held.',
    ),
    HttpApiEndpoint.post('cardSuccess', session('/card/success'), {
      headers: writing,
      payload: CardSuccess,
      success: PaymentOutcome,
      error: problems,
    }).annotate(OpenApi.Description, paysByCard),
    HttpApiEndpoint.post('paymentStatus', session('/payment-status'), {
      headers: inSession,
      payload: AskPaymentStatus,
      success: PaymentOutcome,
      error: problems,
    }).annotate(
      OpenApi.Description,
      'Answers how the payment stands, asking whoever has yet to say. A repeat asks again, and charges nothing more.',
    ),
    HttpApiEndpoint.post('decideParts', session('/decide-parts'), {
      headers: inSession,
      payload: DecideParts,
      success: PaymentOutcome,
      error: problems,
    }).annotate(
      OpenApi.Description,
      'Chooses what becomes of the other parts where one is refused, before it is paid for or when `decision` asks for it, and answers how the payment then stands. A repeat changes nothing.',
    ),
    HttpApiEndpoint.post('cancelPayment', session('/cancel-payment'), {
      headers: inSession,
      payload: AskPaymentStatus,
      success: PaymentOutcome,
      error: problems,
    }).annotate(
      OpenApi.Description,
      'Takes back the payment that `transaction` names, or the one that is open, and answers how it then stands. One that has been taken back can never be paid; one whose money was already set aside is carried on. A repeat changes nothing.',
    ),
  )
  .middleware(ServiceCaller) {}
