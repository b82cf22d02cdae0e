import { Effect } from 'effect'
import type { SetFlightOrder } from '#contract/session-payloads.ts'
import { OrderStore } from '../orders/order-ports.ts'
import { priceChanged } from '../orders/order-problem.ts'
import { type OrderState, sameMoney, totalOf } from '../orders/order-state.ts'
import { freshQuote, isFresh } from '../orders/quote-offer.ts'

type Chosen = SetFlightOrder['flightOffer']

/** The quote this session already has, where it is recent and at the price the traveller is looking at. */
const standingQuote = Effect.fnUntraced(function* ({ quote }: OrderState, { id, price }: Chosen) {
  if (quote?.offer.id !== id || !(yield* isFresh(quote))) return undefined
  return price === undefined || sameMoney(price.intTotal, quote.offer.price.intTotal) ? quote : undefined
})

/** Bags belong to the flights they were chosen for. */
const bagsThatStay = (state: OrderState, offerId: string) => (state.quote?.offer.id === offerId ? state.bags : [])

/** Takes the chosen offer in. A price the traveller has not seen is remembered and answered as `PriceChanged`. */
export const setFlightOrder = Effect.fn('setFlightOrder')(function* (state: OrderState, payload: SetFlightOrder) {
  const store = yield* OrderStore
  const { id, price } = payload.flightOffer
  const quote = (yield* standingQuote(state, payload.flightOffer)) ?? (yield* freshQuote(id))
  const current = quote.offer.price.intTotal
  const agreed = price === undefined || sameMoney(price.intTotal, current)
  const next: OrderState = { ...state, quote: { ...quote, agreed }, bags: bagsThatStay(state, id) }
  yield* store.save(next)
  if (price !== undefined && !agreed) return yield* priceChanged(price.intTotal, current)
  return {
    id: state.orderId,
    baggageUrl: '/user/session/add/additional-services',
    flightOrderCreated: true as const,
    total: totalOf(quote, next.bags),
  }
})
