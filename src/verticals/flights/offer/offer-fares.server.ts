import { bagPrice } from '#domain/money/bag-price.ts'
import type { Money } from '#domain/money/money.ts'
import type { BagAllowance, Fare, FareRule, FareRules, SeatRule } from './flight-offer.ts'
import {
  type Fields,
  Unusable,
  fields,
  isFields,
  list,
  minorUnits,
  optionalText,
  refuse,
  text,
  usable,
} from '#/server/backend/answer-reader.server.ts'

const bagsFrom = (value: unknown): BagAllowance | null => {
  if (!isFields(value) || typeof value.quantity !== 'number') return null
  return { quantity: value.quantity, kilograms: typeof value.weight === 'number' ? value.weight : undefined }
}

const penaltyFrom = (value: unknown, currency: string): number | null =>
  isFields(value) && value.currency === currency && typeof value.amount === 'number' ? value.amount : null

const ruleFrom = (value: unknown, currency: string): FareRule =>
  isFields(value) && typeof value.allowed === 'boolean'
    ? { allowed: value.allowed, penalty: penaltyFrom(value.penalty, currency) }
    : { allowed: null, penalty: null }

const seatRules: readonly unknown[] = ['included', 'for_a_fee', 'at_check_in'] satisfies SeatRule[]
const isSeatRule = (value: unknown): value is SeatRule => seatRules.includes(value)

export const rulesFrom = (family: Fields, currency: string): FareRules => ({
  label: optionalText(family.label) ?? optionalText(family.brandedFare) ?? '',
  cabinBags: bagsFrom(family.cabinBags),
  checkedBags: bagsFrom(family.checkedBags),
  change: ruleFrom(family.change, currency),
  refund: ruleFrom(family.refund, currency),
  seat: isSeatRule(family.seat) ? family.seat : 'unknown',
})

const priceOf = (priced: Fields, currency: string): number => {
  const total = minorUnits(fields(priced.price).intTotal, currency)
  return total > 0 ? total : refuse('a price', total)
}

/** What a bag costs a traveller on all ways where it is paid: the airline's price and our margin for each way (rule money-4). */
const bagCharge = (value: unknown, currency: string, ways: number): number | undefined => {
  const asked = penaltyFrom(value, currency)
  if (asked === null) return undefined
  let charge: Money = { amount: asked, currency }
  for (let way = 0; way < ways; way++) charge = bagPrice(charge, 1)
  return charge.amount
}

type ReadRules = (family: Fields) => FareRules

const fareFrom = (value: unknown, currency: string, ways: number, rules: ReadRules): Fare => {
  const family = fields(value)
  return {
    id: text(family.id),
    total: priceOf(family, currency),
    bag: bagCharge(family.bagPrice, currency, typeof family.bagWays === 'number' ? family.bagWays : ways),
    rules: rules(family),
  }
}

/** An offer that names no families is sold one way, and of its rules nothing is known. */
const onlyFare = (wire: Fields, currency: string): Fare => ({
  id: text(wire.id),
  total: priceOf(wire, currency),
  bag: undefined,
  rules: rulesFrom({}, currency),
})

/** The fares of the contract's offer, cheapest first, their rules as `rules` reads them; a fare that cannot be read is left out. */
export const faresFrom = (wire: Fields, currency: string, rules: ReadRules): readonly Fare[] => {
  const families = Array.isArray(wire.fareFamilies) ? wire.fareFamilies : []
  if (families.length === 0) return [onlyFare(wire, currency)]
  const ways = list(wire.itineraries).length
  const { kept } = usable(families, (family) => fareFrom(family, currency, ways, rules))
  if (kept.length === 0) throw new Unusable('an offer without a fare')
  return kept.toSorted((a, b) => a.total - b.total)
}

/** What one adult pays in the offer's own fare, minor units. */
export const adultPrice = (wire: Fields, currency: string): number => {
  const adult = list(wire.travelerPricings)
    .map(fields)
    .find((pricing) => pricing.travelerType === 'ADULT')
  return minorUnits(fields(fields(adult).price).intTotal, currency)
}
