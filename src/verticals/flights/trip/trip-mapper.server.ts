import type { FlightOffer as WireOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { subtractMoney, sumMoney } from '#domain/money/money.ts'
import type { FareRule, SeatRule } from '../offer/flight-offer.ts'
import { Unusable } from '#/server/backend/answer-reader.server.ts'
import type { PricedTrip, TravellerPrice, TripFee, TripRules } from './priced-trip.ts'
import { directionsFrom, kindOf } from './trip-directions.server.ts'
import { strictestRule } from './trip-rules.ts'

type WireRule = ValidateAnswer['included']['detailed-fare-rules'][number]

const travellersFrom = ({ travelerPricings }: WireOffer): readonly TravellerPrice[] => {
  const groups = new Map<string, TravellerPrice>()
  for (const { travelerId, travelerType, price } of travelerPricings) {
    const key = `${travelerType} ${price.intTotal.amount}`
    const ids = [...(groups.get(key)?.ids ?? []), travelerId]
    groups.set(key, { kind: kindOf[travelerType], ids, each: price.intTotal })
  }
  return [...groups.values()]
}

const ruleFrom = ({ allowed, penalty }: Pick<WireRule, 'allowed' | 'penalty'>, currency: string): FareRule => ({
  allowed,
  penalty: penalty?.currency === currency ? penalty.amount : null,
})

const seatFrom = ({ allowed, penalty }: FareRule): SeatRule => {
  if (allowed === null || penalty === null) return allowed === false ? 'at_check_in' : 'unknown'
  return penalty === 0 ? 'included' : 'for_a_fee'
}

const familyOf = (offer: WireOffer) => offer.fareFamilies.find(({ id }) => id === offer.id)

const ruleOf = (
  { price: { currency } }: WireOffer,
  rules: readonly WireRule[],
  category: WireRule['category'],
): FareRule => strictestRule(rules.filter((rule) => rule.category === category).map((rule) => ruleFrom(rule, currency)))

/** How seats are given by the fare that is bought. */
export const seatRuleFrom = (offer: WireOffer, rules: readonly WireRule[]): SeatRule =>
  familyOf(offer)?.seat ?? seatFrom(ruleOf(offer, rules, 'seat'))

/** The airline's name for the fare that is bought. */
export const fareNameFrom = (offer: WireOffer): string =>
  familyOf(offer)?.label ?? offer.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare ?? ''

/** The fare family speaks for the whole trip; rules flight by flight stand in where an offer has none. */
export const rulesFrom = (offer: WireOffer, rules: readonly WireRule[]): TripRules => {
  const { currency } = offer.price
  const family = familyOf(offer)
  return {
    change: family ? ruleFrom(family.change, currency) : ruleOf(offer, rules, 'change'),
    refund: family ? ruleFrom(family.refund, currency) : ruleOf(offer, rules, 'refund'),
    noShow: ruleOf(offer, rules, 'no_show'),
    seat: seatRuleFrom(offer, rules),
  }
}

const feesFrom = ({ price }: WireOffer): readonly TripFee[] =>
  price.fees.map(({ code, label, intAmount }) => ({ code, label, amount: intAmount }))

export const airportsFrom = ({ locations }: ValidateAnswer['dictionaries']): PricedTrip['names']['airports'] =>
  Object.fromEntries(
    Object.entries(locations).map(([code, { name, cityName, cityCode, location }]) => [
      code,
      { name, city: cityName, cityCode, ...location },
    ]),
  )

/** A validated offer of the contract as the trip that is bought. `now` is the server's. Throws `Unusable` where it is none. */
export const pricedTripFrom = (answer: ValidateAnswer, now: Date): PricedTrip => {
  const [offer] = answer.data
  if (offer === undefined) throw new Unusable('an answer without an offer')
  const { intTotal: total, intBase: base } = offer.price
  const fees = feesFrom(offer)
  const feesTotal = sumMoney(
    fees.map(({ amount }) => amount),
    total.currency,
  )
  return {
    offerId: offer.id,
    directions: directionsFrom(offer, answer.included),
    names: {
      airports: airportsFrom(answer.dictionaries),
      carriers: answer.dictionaries.carriers,
      aircraft: answer.dictionaries.aircraft,
    },
    fare: fareNameFrom(offer),
    rules: rulesFrom(offer, answer.included['detailed-fare-rules']),
    total,
    base,
    taxes: subtractMoney(subtractMoney(total, base), feesTotal),
    fees,
    travellers: travellersFrom(offer),
    hold: { answeredAt: now.toISOString(), expiresAt: offer.expiresAt },
    holdOnly: offer.holdOnly,
    ticketBy: offer.lastTicketingDate,
    seats: offer.numberOfBookableSeats,
  }
}
