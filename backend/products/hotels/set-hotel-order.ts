import { Effect } from 'effect'
import type { SetHotelOrder } from '#contract/products/hotels/hotel-session.ts'
import { OrderStore } from '../../orders/order-ports.ts'
import { priceChanged } from '../../orders/order-problem.ts'
import { type OrderState, sameMoney, totalOf } from '../../orders/order-state.ts'
import { checkOffer, isFresh } from '../../orders/quote-offer.ts'
import { hotelOf } from './hotel-of-order.ts'
import type { HotelPart } from './hotel-types.ts'

/** The part that the session already has, where its price is recent. */
const standing = Effect.fnUntraced(function* (part: HotelPart | undefined, offerId: string) {
  return part?.quote.offerId === offerId && (yield* isFresh(part)) ? part : undefined
})

const newPartId = ({ parts }: OrderState): string => String(parts.length + 1)

/** The stay as a part of the order; guests belong to the rooms that they were named for. */
const chosenPart = Effect.fnUntraced(function* (state: OrderState, before: HotelPart | undefined, offerId: string) {
  const { supplier, item, quote } = yield* checkOffer('hotel', offerId)
  const isSame = before?.item.rooms.length === item.rooms.length
  return {
    partId: before?.partId ?? newPartId(state),
    kind: 'hotel',
    item,
    extras: isSame ? before.extras : { guests: [], requests: {} },
    quote,
    state: 'quoted',
    supplier: { name: supplier, orderKey: null, reference: null },
    documents: { state: 'none', issued: [] },
  } satisfies HotelPart
})

/** The order with its stay as it is now. */
export const withHotel = (state: OrderState, part: HotelPart): OrderState => ({
  ...state,
  parts: state.parts.some(({ partId }) => partId === part.partId)
    ? state.parts.map((own) => (own.partId === part.partId ? part : own))
    : [...state.parts, part],
})

/** Takes the checked offer in. The total that the traveller agreed to is the whole stay's, whoever is paid. */
export const setHotelOrder = Effect.fn('setHotelOrder')(function* (state: OrderState, payload: SetHotelOrder) {
  const { id, price } = payload.hotelOffer
  const before = hotelOf(state)
  const part = (yield* standing(before, id)) ?? (yield* chosenPart(state, before, id))
  const current = part.item.price.total
  const agreed = price === undefined || sameMoney(price.intTotal, current)
  const next = withHotel(state, { ...part, quote: { ...part.quote, agreed } })
  yield* (yield* OrderStore).save(next)
  if (price !== undefined && !agreed) return yield* priceChanged(price.intTotal, current)
  return { id: state.orderId, hotelOrderCreated: true as const, total: totalOf(next) }
})
