import { Effect } from 'effect'
import type {
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
} from '#contract/session-payloads.ts'
import { withAttribution } from '../orders/attribution.ts'
import { OrderStore } from '../orders/order-ports.ts'
import { invalid, sessionNotFound, stepsMissing } from '../orders/order-problem.ts'
import type { OrderState } from '../orders/order-state.ts'
import { changeable } from '../orders/attempt/pay.ts'
import { addServices } from '../products/flights/add-services.ts'
import { flightOf } from '../products/flights/flight-of-order.ts'
import { setFlightOrder } from '../products/flights/set-flight-order.ts'
import { createPayment } from './create-payment.ts'
import { decide, removePart, setPart } from './parts-steps.ts'
import { cancelPayment, cardSuccess, hold, paymentDirection, paymentStatus } from './pay-steps.ts'
import { createBilling, createPassenger, setCustomer } from './travellers-steps.ts'

interface Addressed {
  readonly agentId?: string
  readonly flightOfferId?: string
  readonly flightOffer?: { readonly id: string }
  readonly offers?: readonly string[]
}

/** The order that a call means: its own agent's, under its own id, and for the offer the traveller is looking at. */
const orderOf = Effect.fnUntraced(function* (payload: Addressed) {
  const state = yield* (yield* OrderStore).load
  if (!state || (payload.agentId ?? state.started.agentId) !== state.started.agentId) return yield* sessionNotFound()
  if ((payload.flightOfferId ?? state.orderId) !== state.orderId)
    return yield* invalid('payload.flightOfferId', 'is not what set/flight-order answered')
  return state
})

/** Whether a call is about what is ordered: its flight, or all parts by their offers. */
const isAbout = (state: OrderState, { flightOffer, offers }: Addressed): boolean => {
  if (offers === undefined) return flightOffer?.id === flightOf(state)?.quote.offerId
  const ordered = state.parts.map(({ quote }) => quote.offerId)
  return ordered.toSorted().join(' ') === offers.toSorted().join(' ')
}

const sameOffer = Effect.fnUntraced(function* (state: OrderState, payload: Addressed) {
  if (payload.offers === undefined && payload.flightOffer === undefined)
    return yield* invalid('payload.offers', 'must name what is being bought')
  return isAbout(state, payload) ? state : yield* stepsMissing(['flightOrder'])
})

const forOffer = (payload: Addressed) => orderOf(payload).pipe(Effect.flatMap((state) => sameOffer(state, payload)))
const toChange = (payload: Addressed) => forOffer(payload).pipe(Effect.flatMap(changeable))

/** Each step as a program over the order; `paymentId` names the payment that a step begins. */
export const sessionSteps = {
  setFlightOrder: (payload: SetFlightOrder) =>
    orderOf(payload).pipe(
      Effect.flatMap(changeable),
      Effect.flatMap((state) => setFlightOrder(withAttribution(state, payload), payload)),
    ),
  setPart: (payload: SetPart) =>
    orderOf(payload).pipe(
      Effect.flatMap(changeable),
      Effect.flatMap((state) => setPart(withAttribution(state, payload), payload)),
    ),
  removePart: (payload: RemovePart) =>
    orderOf(payload).pipe(
      Effect.flatMap(changeable),
      Effect.flatMap((state) => removePart(state, payload)),
    ),
  addServices: (payload: AddServices) => toChange(payload).pipe(Effect.flatMap((state) => addServices(state, payload))),
  setCustomer: (payload: SetCustomer) =>
    orderOf({}).pipe(
      Effect.flatMap(changeable),
      Effect.flatMap((state) => setCustomer(state, payload)),
    ),
  createPassenger: (payload: CreatePassenger) =>
    toChange(payload).pipe(Effect.flatMap((state) => createPassenger(state, payload))),
  createBilling: (payload: CreateBilling) =>
    toChange(payload).pipe(Effect.flatMap((state) => createBilling(state, payload))),
  createPayment: (payload: CreatePayment, paymentId: string) =>
    toChange(payload).pipe(Effect.flatMap((state) => createPayment(state, payload, paymentId))),
  paymentDirection: (payload: PaymentDirection, paymentId: string) =>
    forOffer(payload).pipe(Effect.flatMap((state) => paymentDirection(state, payload, paymentId))),
  hold: (payload: HoldSeats, holdKey: string) =>
    forOffer(payload).pipe(Effect.flatMap((state) => hold(state, payload, holdKey))),
  cardSuccess: (payload: CardSuccess) => forOffer(payload).pipe(Effect.flatMap((state) => cardSuccess(state, payload))),
}

export const takeBack = (payload: AskPaymentStatus) =>
  orderOf(payload).pipe(Effect.flatMap((state) => cancelPayment(state, payload)))

export const chooseParts = (payload: DecideParts) =>
  orderOf(payload).pipe(Effect.flatMap((state) => decide(state, payload)))

export const askStatus = (payload: AskPaymentStatus) =>
  orderOf(payload).pipe(Effect.flatMap((state) => paymentStatus(state, payload)))
