import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { SearchAnswer, ValidateAnswer } from '#contract/products/flights/flights.ts'
import { dayOf } from '../../../demo/calendar.ts'
import { offerKey } from '../../../demo/offer-key.ts'
import { bagPriceEachWay } from '../fares/bag-price.ts'
import { rebuiltOffer, tripById } from '../offer-by-id.ts'
import { quoteAt } from '../quote.ts'
import { searchDemo } from '../search.ts'
import { validationText } from '../validation.ts'

const key = offerKey('a secret')
const desk = { key, fees: [], quote: quoteAt(Date.UTC(2026, 10, 28, 10)) }
const read = Schema.decodeUnknownSync(Schema.fromJsonString(SearchAnswer))
const readValidation = Schema.decodeUnknownSync(Schema.fromJsonString(ValidateAnswer))

const familiesOf = (id: string) => {
  const known = tripById(id, key)
  if (!known) throw new Error('an id of an answer names a trip')
  const { trip, reference } = known
  const ways = [trip.out, ...(trip.back ? [trip.back] : [])].map((way, index) => {
    const family = way.families[index === 0 ? reference.choice.out : reference.choice.back]
    if (!family) throw new Error('an id of an answer names families')
    return { way, family }
  })
  return { known, ways }
}

describe.each([
  ['MAD', 'IST'],
  ['BOG', 'MAD'],
  ['BCN', 'LHR'],
  ['MEX', 'CUN'],
])('fares from %s to %s and back', (from, to) => {
  const { data } = read(
    searchDemo(
      {
        from,
        to,
        departureDay: dayOf('2027-01-10'),
        returnDay: dayOf('2027-01-20'),
        cabin: 'economy',
        party: { adults: 1, children: 0, infants: 0 },
        accepts: () => true,
      },
      desk,
    ),
  )
  const fares = data.flatMap(({ fareFamilies }) => fareFamilies.map((fare) => ({ fare, ...familiesOf(fare.id) })))

  it('are called by the families of both ways, no two of one trip alike', () => {
    for (const { fare, ways } of fares)
      expect(fare.label).toBe([...new Set(ways.map(({ family }) => family.label))].join(' · '))
    for (const { fareFamilies } of data)
      expect(new Set(fareFamilies.map(({ label }) => label)).size).toBe(fareFamilies.length)
  })

  it('include a choice of seat where both ways do, and are told way by way once validated', () => {
    const worst = ['at_check_in', 'for_a_fee', 'included']
    const mixed = fares.filter(({ ways }) => new Set(ways.map(({ family }) => family.seat)).size > 1)
    expect(mixed.length).toBeGreaterThan(10)
    for (const { fare, ways } of fares)
      expect(fare.seat).toBe(worst.find((seat) => ways.some(({ family }) => family.seat === seat)))
    for (const { known, ways } of mixed.slice(0, 20)) {
      const written = rebuiltOffer(known, desk, 0)
      const rules = written && readValidation(validationText(written, known, null)).included['detailed-fare-rules']
      const told = rules?.filter(({ category }) => category === 'seat') ?? []
      const freeOf = (way: number) =>
        new Set(
          told
            .filter(({ segmentId }) => segmentId.startsWith(`${way + 1}`))
            .map(({ penalty }) => penalty?.amount === 0),
        )
      ways.forEach(({ family }, way) => expect(freeOf(way)).toEqual(new Set([family.seat === 'included'])))
    }
  })

  it('sell a first bag for the ways that include none', () => {
    for (const { fare, ways } of fares) {
      const without = ways.filter(({ family }) => family.checkedBags === 0).map(({ way }) => way.itinerary.path)
      const price = without.reduce((sum, { seller, km }) => sum + bagPriceEachWay(seller, km), 0)
      expect(fare.bagPrice?.amount ?? 0).toBe(price)
      expect(fare.bagWays ?? 2).toBe(without.length === 1 ? 1 : 2)
    }
  })
})
