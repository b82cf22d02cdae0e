import { Effect } from 'effect'
import { subtractMoney } from '#domain/money/money.ts'
import type { SetPackageOrder } from '#contract/products/packages/package-session.ts'
import { changeable } from '../../orders/attempt/pay.ts'
import { choosePackage } from '../../orders/choose-package.ts'
import { quotedPart } from '../../orders/choose-part.ts'
import { OrderSettings, OrderStore } from '../../orders/order-ports.ts'
import { invalid, offerGone, sessionNotFound } from '../../orders/order-problem.ts'
import { isFresh } from '../../orders/quote-offer.ts'
import { type OrderState, totalOf } from '../../orders/order-state.ts'
import { onePrice, priceOf } from '../../orders/parts/one-price.ts'
import type { OrderPart } from '../products.ts'
import { isOnTheWay, isOneJourney, outingOfActivity, outingOfTour } from './package-trip.ts'

/** Names of the parts, whatever was ordered before: the other's is its kind. */
const flightPartId = 'flight'

/** What is ordered with the flight. */
const otherIn = ({ hotelOfferId, activityOfferId, tourOfferId }: SetPackageOrder['packageOffer']) => {
  if (activityOfferId !== undefined) return { kind: 'activity', id: activityOfferId } as const
  return tourOfferId === undefined
    ? ({ kind: 'hotel', id: hotelOfferId ?? '' } as const)
    : ({ kind: 'tour', id: tourOfferId } as const)
}

/** The order that a call means: its own agent's, under its own id. */
const orderOf = Effect.fnUntraced(function* ({ agentId, packageOrderId }: SetPackageOrder) {
  const state = yield* (yield* OrderStore).load
  if (!state || agentId !== state.started.agentId) return yield* sessionNotFound()
  if ((packageOrderId ?? state.orderId) !== state.orderId)
    return yield* invalid('payload.packageOrderId', 'is not what set/package-order answered')
  return yield* changeable(state)
})

/**
 * Both parts as they are sold now. The flight at what it cost when the pair's price was told, where its airline still says that:
 * asked again it could rise again.
 */
const quotedParts = Effect.fnUntraced(function* (state: OrderState, { packageOffer }: SetPackageOrder) {
  const { flightOfferId, price } = packageOffer
  const { kind, id } = otherIn(packageOffer)
  const other = yield* quotedPart(state, { partId: kind, kind, offer: { id } })
  const known = state.parts.find(({ partId }) => partId === flightPartId)
  const isKnown = known?.quote.offerId === flightOfferId && (yield* isFresh(known))
  const flightPrice = !isKnown && price && { intTotal: subtractMoney(price.intTotal, priceOf(other)) }
  const flight = yield* quotedPart(state, {
    partId: flightPartId,
    kind: 'flight',
    offer: { id: flightOfferId, ...(flightPrice && { price: flightPrice }) },
  })
  return [flight, other] as const
})

const isJourney = (flight: OrderPart, other: OrderPart): boolean => {
  if (flight.kind !== 'flight') return false
  const { offer } = flight.item
  if (other.kind === 'hotel') return isOneJourney(offer, other.item)
  if (other.kind === 'activity') return isOnTheWay(offer, outingOfActivity(other.item))
  return other.kind === 'tour' && isOnTheWay(offer, outingOfTour(other.item))
}

/** Takes a flight and a stay, an activity or a tour in at one price. */
export const setPackageOrder = Effect.fn('setPackageOrder')(function* (payload: SetPackageOrder) {
  const { packages } = yield* OrderSettings
  const state = yield* orderOf(payload)
  const { kind } = otherIn(payload.packageOffer)
  if (!packages(kind)) return yield* offerGone('Packages are not sold here.')
  const [flight, other] = yield* quotedParts(state, payload)
  if (!other.apart) return yield* offerGone('This is not sold with a flight.')
  if (!isJourney(flight, other)) return yield* invalid('payload.packageOffer', 'is not of one journey')
  const next = yield* choosePackage(state, [flight, other], payload.packageOffer.price?.intTotal)
  return {
    id: state.orderId,
    packageOrderCreated: true as const,
    flightPartId,
    ...(kind === 'hotel' && { hotelPartId: other.partId }),
    ...(kind === 'activity' && { activityPartId: other.partId }),
    ...(kind === 'tour' && { tourPartId: other.partId }),
    total: totalOf(next),
    price: onePrice(next.parts),
  }
})
