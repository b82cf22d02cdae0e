import { Effect } from 'effect'
import { bagPrice } from '#domain/money/bag-price.ts'
import { fromDecimal } from '#domain/money/money.ts'
import type { BookedBags } from '#contract/products/flight-part.ts'
import type { TravelersBags } from '#contract/travellers.ts'
import type { AddServices } from '#contract/session-payloads.ts'
import { bagCarriers, bagOwners } from '../orders/bag-owners.ts'
import { OrderStore } from '../orders/order-ports.ts'
import { invalid, priceChanged, stepsMissing } from '../orders/order-problem.ts'
import { missingBefore } from '../orders/order-requirements.ts'
import { type OrderState, type Quote, totalOf } from '../orders/order-state.ts'

const journeys = ['onward', 'return'] as const
type Asked = AddServices['additionalServices']['baggage'][(typeof journeys)[number]]

/** Whether each bag has an owner who may take it, and nobody has more than the airline adds. */
const canBeCarried = ({ offer }: Quote, owners: TravelersBags, quantity: number, most: number): boolean => {
  const carriers = new Set(bagCarriers(offer))
  const total = owners.reduce((sum, owner) => sum + owner.quantity, 0)
  const known = owners.every((owner) => carriers.delete(owner.travelerId) && owner.quantity <= most)
  return known && total === quantity
}

/** Bags of one direction at our own price: the supplier's for one bag, the margin, times the quantity (decision 21). */
const priceBags = (
  quote: Quote,
  journeyType: BookedBags['journeyType'],
  { quantity, travelers }: NonNullable<Asked>,
): BookedBags | undefined => {
  const itinerary = journeys.indexOf(journeyType)
  const options = quote.included.bags.find((bags) => bags.itinerary === itinerary)?.options ?? []
  const single = options.find((option) => option.quantity === 1)
  const most = Math.max(0, ...options.map((option) => option.quantity))
  const supplierPrice = single && fromDecimal(single.price.amount, single.price.currencyCode)
  const owners = bagOwners(quote.offer, { quantity, travelers })
  if (!supplierPrice || !canBeCarried(quote, owners, quantity, most)) return undefined
  return { journeyType, quantity, travelers: owners, ...bagPrice(supplierPrice, quantity) }
}

const bagsOf = Effect.fnUntraced(function* (quote: Quote, journeyType: BookedBags['journeyType'], asked: Asked) {
  if (!asked || asked.quantity === 0) return []
  const path = `payload.additionalServices.baggage.${journeyType}`
  const bags = priceBags(quote, journeyType, asked)
  if (!bags) return yield* invalid(`${path}.quantity`, 'is more than the airline adds to this flight')
  const { amount, currency } = bags
  if (asked.totalAmount !== amount)
    return yield* priceChanged({ amount: asked.totalAmount, currency }, { amount, currency })
  return [bags]
})

/** Replaces the bags of the order; none or a quantity of 0 takes them away. */
export const addServices = Effect.fn('addServices')(function* (state: OrderState, payload: AddServices) {
  const store = yield* OrderStore
  const { quote } = state
  const missing = missingBefore(state, 'customer')
  if (!quote || missing.length > 0) return yield* stepsMissing(missing)
  const asked = payload.additionalServices.baggage
  const bags = [...(yield* bagsOf(quote, 'onward', asked.onward)), ...(yield* bagsOf(quote, 'return', asked.return))]
  const servicesId = state.servicesId ?? `srv_${state.bookingId.slice(4)}`
  yield* store.save({ ...state, bags, servicesId })
  return { data: { id: servicesId, total: totalOf(quote, bags) } }
})
