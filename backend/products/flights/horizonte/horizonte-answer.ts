import type { Dictionaries, FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import { airportOf } from '../../../airports/airport-table.ts'
import { facetsOfOffers } from '../demo/offers/facets.ts'
import { aircraft, carrier } from './horizonte-offer.ts'

const locationOf = (code: string): Dictionaries['locations'] => {
  const airport = airportOf(code)
  if (!airport) return {}
  const { cityCode, countryCode, name, cityName, lat, lon, timeZone } = airport
  return { [code]: { cityCode, countryCode, name, cityName, location: { lat, lon }, timeZone } }
}

/** The names behind the codes of offers. */
export const dictionariesOf = (offers: readonly FlightOffer[]): Dictionaries => {
  const segments = offers.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments))
  const codes = segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode])
  return {
    locations: Object.assign({}, ...codes.map(locationOf)),
    aircraft: { [aircraft.code]: aircraft.name },
    currencies: { USD: 'US dollar' },
    carriers: { [carrier]: 'Horizonte' },
  }
}

/** Offers as the answer to a search. */
export const horizonteAnswer = (offers: readonly FlightOffer[], expiresAt: number): SearchAnswer => ({
  data: offers,
  dictionaries: dictionariesOf(offers),
  meta: {
    count: offers.length,
    expiresAt: new Date(expiresAt).toISOString(),
    typicalCo2: 0,
    sources: [{ code: 'HORIZONTE', status: 'ok' }],
  },
  facets: facetsOfOffers(offers),
})
