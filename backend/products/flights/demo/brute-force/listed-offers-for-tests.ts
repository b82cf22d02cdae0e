import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { Fee } from '../../fees.ts'
import { localTimeText } from '../../../demo/calendar.ts'
import { offsetAt } from '../../../demo/zone-offset.ts'
import type { Place } from '../network/place.ts'
import type { Quote } from '../quote.ts'
import type { DatedFlight } from '../schedule/dated-flight.ts'
import type { DemoSearch } from '../search.ts'
import { chargeOf, plainTrips, sellersOf } from './trips-for-tests.ts'

/** An offer in a line: what it costs, whose tickets it is, and every flight of it with its places, local times and aircraft. */
type OfferLine = string

/** Which of two offers at one price stands first is nobody's promise. */
const inAnyOrderAtOnePrice = (offers: readonly (readonly [price: number, line: string])[]): readonly OfferLine[] => {
  let run = 0
  return offers
    .map(([price, line], at) => {
      if (at > 0 && offers[at - 1]?.[0] !== price) run += 1
      return { run, line }
    })
    .toSorted((a, b) => a.run - b.run || (a.line < b.line ? -1 : 1))
    .map(({ line }) => line)
}

const localAt = ({ zone }: Place, utcMinute: number): string => localTimeText(utcMinute + offsetAt(zone, utcMinute))

const flightLine = ({ flight: { leg, aircraft }, departure, arrival }: DatedFlight): string =>
  [leg.from.code, localAt(leg.from, departure), leg.to.code, localAt(leg.to, arrival), aircraft.code].join(' ')

/** What brute force finds. */
export const plainOffers = (search: DemoSearch, quote: Quote, fees: readonly Fee[]): readonly OfferLine[] =>
  inAnyOrderAtOnePrice(
    plainTrips(search, quote).map((trip) => {
      const charge = chargeOf(trip, search, fees)
      const ways = [trip.out, trip.back].flatMap((way) =>
        way ? [way.itinerary.flights.map(flightLine).join(' > ')] : [],
      )
      return [charge, [charge, sellersOf(trip).join('+'), ...ways].join(' | ')]
    }),
  )

/** What the engine's answer says. */
export const answeredOffers = (json: string): readonly OfferLine[] => {
  const { data }: SearchAnswer = JSON.parse(json)
  return inAnyOrderAtOnePrice(
    data.map(({ price, validatingAirlineCodes, itineraries }) => {
      const ways = itineraries.map(({ segments }) =>
        segments
          .map(({ departure, arrival, aircraft }) =>
            [departure.iataCode, departure.at, arrival.iataCode, arrival.at, aircraft.code].join(' '),
          )
          .join(' > '),
      )
      const { amount } = price.intTotal
      return [amount, [amount, validatingAirlineCodes.join('+'), ...ways].join(' | ')]
    }),
  )
}
