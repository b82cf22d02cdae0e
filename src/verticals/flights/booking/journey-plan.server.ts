import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { carriersOf, operatorsOf, stopCount } from '../offer/flight-offer.ts'
import { sliceFrom } from '../offer/offer-slices.server.ts'
import type { JourneyPlan } from './flight-item.ts'

type Itinerary = FlightOffer['itineraries'][number]

const placeIn = ({ locations }: ValidateAnswer['dictionaries'], code: string): JourneyPlan['from'] => ({
  code,
  city: locations[code]?.cityName ?? { en: code, es: code },
})

/** A direction in short, as its booking keeps it. */
export const planOf = (itinerary: Itinerary | undefined, dictionaries: ValidateAnswer['dictionaries']) => {
  const [first] = itinerary?.segments ?? []
  const last = itinerary?.segments.at(-1)
  if (!itinerary || !first || !last) return {}
  const slice = sliceFrom(itinerary)
  const name = (code: string): string => dictionaries.carriers[code] ?? code
  const plan: JourneyPlan = {
    from: placeIn(dictionaries, first.departure.iataCode),
    to: placeIn(dictionaries, last.arrival.iataCode),
    departure: first.departure.at,
    arrival: last.arrival.at,
    changes: itinerary.segments.length - 1,
    stops: stopCount(slice),
    airline: name(first.carrierCode),
    airlines: carriersOf(slice).map(name),
    operators: operatorsOf(slice).map(name),
  }
  return { plan }
}
