import { airportOf } from '../../../../airports/airport-table.ts'
import type { Dictionaries } from '#contract/products/flights/flight-offer.ts'
import { aircraftByCode } from '../airlines/aircraft.ts'
import { carrierName } from '../airlines/airlines.ts'
import { currency } from './money-text.ts'
import type { SignedWay } from './way-text.ts'

/** What of an offer has codes that are to be named. */
export interface NamedOffer {
  readonly out: Pick<SignedWay, 'itinerary'>
  readonly back: Pick<SignedWay, 'itinerary'> | null
  readonly sellers: readonly string[]
}

type Location = Dictionaries['locations'][string]

const locationOf = (code: string): Location | null => {
  const airport = airportOf(code)
  if (!airport) return null
  return {
    cityCode: airport.cityCode,
    countryCode: airport.countryCode,
    name: airport.name,
    cityName: airport.cityName,
    location: { lat: airport.lat, lon: airport.lon },
    timeZone: airport.timeZone,
  }
}

interface Codes {
  readonly locations: Set<string>
  readonly aircraft: Set<string>
  readonly carriers: Set<string>
}

const readWay = (codes: Codes, { itinerary }: NamedOffer['out']): void => {
  for (const segment of itinerary.segments) {
    codes.locations.add(segment.departure.iataCode).add(segment.arrival.iataCode)
    for (const stop of segment.stops ?? []) codes.locations.add(stop.iataCode)
    codes.aircraft.add(segment.aircraft.code)
    codes.carriers.add(segment.carrierCode)
    if (segment.operating) codes.carriers.add(segment.operating.carrierCode)
  }
}

const codesIn = (offers: readonly NamedOffer[]): Codes => {
  const codes: Codes = { locations: new Set(), aircraft: new Set(), carriers: new Set() }
  const ways = new Set(offers.flatMap(({ out, back }) => (back ? [out, back] : [out])))
  for (const way of ways) readWay(codes, way)
  for (const { sellers } of offers) for (const code of sellers) codes.carriers.add(code)
  return codes
}

const record = <Value>(codes: Iterable<string>, valueOf: (code: string) => Value | null): { [code: string]: Value } => {
  const values: { [code: string]: Value } = {}
  for (const code of codes) {
    const value = valueOf(code)
    if (value !== null) values[code] = value
  }
  return values
}

/** The names behind every code that the offers use. */
export const dictionariesOf = (offers: readonly NamedOffer[]): Dictionaries => {
  const codes = codesIn(offers)
  return {
    locations: record(codes.locations, locationOf),
    aircraft: record(codes.aircraft, (code) => aircraftByCode(code).name),
    currencies: { [currency]: 'US dollar' },
    carriers: record(codes.carriers, carrierName),
  }
}
