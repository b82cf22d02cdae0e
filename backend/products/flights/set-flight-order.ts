import { Effect } from 'effect'
import type { SetFlightOrder } from '#contract/session-payloads.ts'
import { OrderStore } from '../../orders/order-ports.ts'
import { priceChanged } from '../../orders/order-problem.ts'
import { type OrderState, sameMoney, totalOf } from '../../orders/order-state.ts'
import { agreedOffer, checkOffer, isFresh } from '../../orders/quote-offer.ts'
import { flightOf } from './flight-of-order.ts'
import type { FlightPart } from './flight-types.ts'

type Chosen = SetFlightOrder['flightOffer']

/** The part this session already has, where its price is recent and the one the traveller is looking at. */
const standing = Effect.fnUntraced(function* (part: FlightPart | undefined, { id, price }: Chosen) {
  if (part?.quote.offerId !== id || !(yield* isFresh(part))) return undefined
  return price === undefined || sameMoney(price.intTotal, part.quote.price) ? part : undefined
})

/** The flight as a part of the order; bags belong to the flights they were chosen for. */
const chosenPart = Effect.fnUntraced(function* (before: FlightPart | undefined, { id: offerId, price }: Chosen) {
  const said = price && (yield* agreedOffer('flight', offerId, price.intTotal))
  const { supplier, item, quote } = said ?? (yield* checkOffer('flight', offerId))
  return {
    partId: before?.partId ?? '1',
    kind: 'flight',
    item,
    extras: { bags: before?.quote.offerId === offerId ? before.extras.bags : [] },
    quote,
    state: 'quoted',
    supplier: { name: supplier, orderKey: null, reference: null },
    documents: { state: 'none', issued: [] },
  } satisfies FlightPart
})

const withFlight = (state: OrderState, before: FlightPart | undefined, part: FlightPart): OrderState => ({
  ...state,
  parts: before ? state.parts.map((own) => (own.partId === before.partId ? part : own)) : [...state.parts, part],
})

/** Takes the chosen offer in. A price the traveller has not seen is remembered and answered as `PriceChanged`. */
export const setFlightOrder = Effect.fn('setFlightOrder')(function* (state: OrderState, payload: SetFlightOrder) {
  const store = yield* OrderStore
  const { price } = payload.flightOffer
  const before = flightOf(state)
  const part = (yield* standing(before, payload.flightOffer)) ?? (yield* chosenPart(before, payload.flightOffer))
  const current = part.quote.price
  const agreed = price === undefined || sameMoney(price.intTotal, current)
  const next = withFlight(state, before, { ...part, quote: { ...part.quote, agreed } })
  yield* store.save(next)
  if (price !== undefined && !agreed) return yield* priceChanged(price.intTotal, current)
  return {
    id: state.orderId,
    baggageUrl: '/user/session/add/additional-services',
    flightOrderCreated: true as const,
    total: totalOf(next),
  }
})
