import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { SearchAnswer, ValidateAnswer } from '#contract/products/flights/flights.ts'
import { dayOf } from '../../../../backend/products/demo/calendar.ts'
import { offerKey } from '../../../../backend/products/demo/offer-key.ts'
import { rebuiltOffer, tripById } from '../../../../backend/products/flights/demo/offer-by-id.ts'
import { quoteAt } from '../../../../backend/products/flights/demo/quote.ts'
import { searchDemo } from '../../../../backend/products/flights/demo/search.ts'
import { validationText } from '../../../../backend/products/flights/demo/validation.ts'
import { flightListFrom } from '../offer/offer-mapper.server.ts'
import { bagState, totalWithBag } from '../results/query/fare-price.ts'
import { firstBags as firstBagsOfTrip } from '../trip/priced-trip.ts'
import { pricedTripFrom } from '../trip/trip-mapper.server.ts'
import { bagQuantity, flightTotal } from './bags.ts'
import { firstBags } from './first-bags.ts'
import { flightItemOf } from './flight-item.server.ts'
import { journeys } from './flight-item.ts'

const key = offerKey('a secret')
const quote = quoteAt(Date.UTC(2026, 10, 28, 10))
const readSearch = Schema.decodeUnknownSync(Schema.fromJsonString(SearchAnswer))
const readValidation = Schema.decodeUnknownSync(Schema.fromJsonString(ValidateAnswer))

const bagTravellers = 2
const answer = readSearch(
  searchDemo(
    {
      from: 'MAD',
      to: 'IST',
      departureDay: dayOf('2027-01-10'),
      returnDay: dayOf('2027-01-20'),
      cabin: 'economy',
      party: { adults: bagTravellers, children: 0, infants: 1 },
      accepts: () => true,
    },
    { key, fees: [], quote },
  ),
)

/** Each fare of the list with what its summary and its booking say of it. */
const fares = flightListFrom(answer, 'USD').list.offers.flatMap((offer) =>
  offer.fares.map((fare) => {
    const known = tripById(fare.id, key)
    const written = known && rebuiltOffer(known, { key, fees: [] }, 0)
    if (!known || !written) throw new Error('a fare of the list can be made again')
    const validated = readValidation(validationText(written, known, null))
    const item = flightItemOf(validated)
    if (!item) throw new Error('what is validated can be sold')
    return { fare, trip: pricedTripFrom(validated, new Date()), item }
  }),
)
const mixed = fares.filter(({ item }) => {
  const [onward, back] = journeys.map((journey) => item.journeys[journey]?.included ?? 0)
  return Math.min(onward ?? 0, back ?? 0) === 0 && onward !== back
})

describe('a price with a first checked bag', () => {
  it('costs the same on the card, in the summary and in the booking', () => {
    const withBag = fares.filter(({ fare }) => bagState(fare) === 'added')
    expect(withBag.length).toBeGreaterThan(100)
    for (const { fare, trip, item } of withBag) {
      const onCard = totalWithBag(fare, bagTravellers)
      expect(trip.total.amount + firstBagsOfTrip(trip).amount).toBe(onCard)
      expect(flightTotal(item, firstBags(item)).amount).toBe(onCard)
    }
  })

  it('gives nobody two in a direction whose fare includes one', () => {
    expect(mixed.length).toBeGreaterThan(50)
    for (const { item, trip, fare } of mixed) {
      const bags = firstBags(item)
      for (const journey of journeys)
        expect(bagQuantity(bags, journey)).toBe(item.journeys[journey]?.included ? 0 : bagTravellers)
      expect(bagState(fare)).toBe('added')
      expect(trip.directions.map(({ bags: [lead] }) => lead?.checked?.quantity)).toEqual(
        journeys.map((journey) => item.journeys[journey]?.included),
      )
    }
  })
})
