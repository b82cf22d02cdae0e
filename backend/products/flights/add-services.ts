import { Effect } from 'effect'
import { bagPrice } from '#domain/money/bag-price.ts'
import { fromDecimal } from '#domain/money/money.ts'
import type { BookedBags } from '#contract/products/flight-part.ts'
import type { AddServices } from '#contract/session-payloads.ts'
import type { TravelersBags } from '#contract/travellers.ts'
import { OrderStore } from '../../orders/order-ports.ts'
import { invalid, priceChanged, stepsMissing } from '../../orders/order-problem.ts'
import { missingBefore } from '../../orders/order-requirements.ts'
import { type OrderState, totalOf } from '../../orders/order-state.ts'
import { bagCarriers, bagOwners } from './bag-owners.ts'
import { flightOf } from './flight-of-order.ts'
import type { FlightPart } from './flight-types.ts'

const journeys = ['onward', 'return'] as const
type Asked = AddServices['additionalServices']['baggage'][(typeof journeys)[number]]

/** Whether each bag has an owner who may take it, and nobody has more than the airline adds. */
const canBeCarried = (
  { offer }: FlightPart['item'],
  owners: TravelersBags,
  quantity: number,
  most: number,
): boolean => {
  const carriers = new Set(bagCarriers(offer))
  const total = owners.reduce((sum, owner) => sum + owner.quantity, 0)
  const known = owners.every((owner) => carriers.delete(owner.travelerId) && owner.quantity <= most)
  return known && total === quantity
}

/** Bags of one direction at our own price: the supplier's for one bag, the margin, times the quantity (rule money-4). */
const priceBags = (
  item: FlightPart['item'],
  journeyType: BookedBags['journeyType'],
  { quantity, travelers }: NonNullable<Asked>,
): BookedBags | undefined => {
  const itinerary = journeys.indexOf(journeyType)
  const options = item.included.bags.find((bags) => bags.itinerary === itinerary)?.options ?? []
  const single = options.find((option) => option.quantity === 1)
  const most = Math.max(0, ...options.map((option) => option.quantity))
  const supplierPrice = single && fromDecimal(single.price.amount, single.price.currencyCode)
  const owners = bagOwners(item.offer, { quantity, travelers })
  if (!supplierPrice || !canBeCarried(item, owners, quantity, most)) return undefined
  return { journeyType, quantity, travelers: owners, ...bagPrice(supplierPrice, quantity) }
}

const bagsOf = Effect.fnUntraced(function* (
  item: FlightPart['item'],
  journeyType: BookedBags['journeyType'],
  asked: Asked,
) {
  if (!asked || asked.quantity === 0) return []
  const path = `payload.additionalServices.baggage.${journeyType}`
  const bags = priceBags(item, journeyType, asked)
  if (!bags) return yield* invalid(`${path}.quantity`, 'is more than the airline adds to this flight')
  const { amount, currency } = bags
  if (asked.totalAmount !== amount)
    return yield* priceChanged({ amount: asked.totalAmount, currency }, { amount, currency })
  return [bags]
})

/** Replaces the bags of the order; none or a quantity of 0 takes them away. */
export const addServices = Effect.fn('addServices')(function* (state: OrderState, payload: AddServices) {
  const store = yield* OrderStore
  const part = flightOf(state)
  const missing = missingBefore(state, 'customer')
  if (!part || missing.length > 0) return yield* stepsMissing(missing)
  const asked = payload.additionalServices.baggage
  const bags = [
    ...(yield* bagsOf(part.item, 'onward', asked.onward)),
    ...(yield* bagsOf(part.item, 'return', asked.return)),
  ]
  const servicesId = state.servicesId ?? `srv_${state.bookingId.slice(4)}`
  const parts = state.parts.map((own) => (own.partId === part.partId ? { ...part, extras: { bags } } : own))
  yield* store.save({ ...state, parts, servicesId })
  return { data: { id: servicesId, total: totalOf({ parts }) } }
})
