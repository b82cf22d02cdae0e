import type { Names } from '#domain/names.ts'
import type { AirportInfo, FareRules, FlightList, FlightOffer, Slice } from './flight-offer.ts'
import { adultPrice, faresFrom, rulesFrom } from './offer-fares.server.ts'
import {
  type Fields,
  Unusable,
  fields,
  finite,
  isFields,
  list,
  text,
  usable,
  wholeNumber,
} from '#/server/backend/answer-reader.server.ts'
import { sliceFrom } from './offer-slices.server.ts'

/** Gives back the slice it was given first under the same key: offers of one answer share their flights. */
const sliceShelf = () => {
  const shelf = new Map<string, Slice>()
  return (slice: Slice): Slice => {
    const known = shelf.get(slice.key)
    if (known === undefined) shelf.set(slice.key, slice)
    return known ?? slice
  }
}

/** Reads each of some values that are named by their places in a list, once. */
const oncePerPlace = <Value>(values: readonly unknown[], read: (value: unknown) => Value) => {
  const known = new Map<number, Value>()
  return (place: number): Value => {
    const value = known.get(place) ?? read(values[place])
    known.set(place, value)
    return value
  }
}

/** How the parts of an answer's offers are read. */
interface PartReaders {
  readonly currency: string
  readonly slice: (itinerary: unknown) => Slice
  readonly rules: (family: Fields) => FareRules
}

/**
 * An offer holds its itineraries and conditions itself, or, in the contract's `MinimalSearchAnswer`, their places among what is
 * included.
 */
const partReaders = ({ included }: Fields, currency: string): PartReaders => {
  const shelf = sliceShelf()
  const ownSlice = (itinerary: unknown): Slice => shelf(sliceFrom(itinerary))
  if (included === undefined) return { currency, slice: ownSlice, rules: (family) => rulesFrom(family, currency) }
  const { itineraries, conditions } = fields(included)
  const sliceAt = oncePerPlace(list(itineraries), ownSlice)
  const rulesAt = oncePerPlace(list(conditions), (value) => rulesFrom(fields(value), currency))
  return {
    currency,
    slice: (place) => sliceAt(wholeNumber(place)),
    rules: ({ conditions: place }) => rulesAt(wholeNumber(place)),
  }
}

const offerFrom = (value: unknown, { currency, slice, rules }: PartReaders): FlightOffer => {
  const wire = fields(value)
  const [outbound, inbound] = list(wire.itineraries).map(slice)
  if (outbound === undefined) throw new Unusable('an offer without itineraries')
  return {
    outbound,
    inbound,
    fares: faresFrom(wire, currency, rules),
    perAdult: adultPrice(wire, currency),
    seats: wholeNumber(wire.numberOfBookableSeats),
    holdOnly: wire.holdOnly === true,
  }
}

const namesFrom = (value: unknown): Names => ({ en: text(fields(value).en), es: text(fields(value).es) })

const airportFrom = (value: unknown): AirportInfo => {
  const wire = fields(value)
  const { lat, lon } = fields(wire.location)
  return {
    name: namesFrom(wire.name),
    city: namesFrom(wire.cityName),
    cityCode: text(wire.cityCode),
    lat: finite(lat),
    lon: finite(lon),
  }
}

const readEntries = <Value>(value: unknown, read: (value: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(
    usable(Object.entries(isFields(value) ? value : {}), (entry) => {
      const [key, content] = list(entry)
      return [text(key), read(content)] as const
    }).kept,
  )

const someSourceFailed = (sources: unknown): boolean =>
  Array.isArray(sources) && sources.some((source) => isFields(source) && source.status !== 'ok')

/** Fewer are no field that one could stand out from. */
const fewest = 4

/** In kilograms for one traveller, of the itineraries of one answer, each counted once however many offers hold it. */
const medianCo2 = (offers: readonly FlightOffer[]): number | undefined => {
  const slices = new Set(offers.flatMap(({ outbound, inbound }) => (inbound ? [outbound, inbound] : [outbound])))
  const sorted = [...slices].flatMap(({ co2 }) => co2 ?? []).toSorted((a, b) => a - b)
  return sorted.length < fewest ? undefined : sorted[Math.floor(sorted.length / 2)]
}

/**
 * A search answer of the contract, whole or minimal, as our compact list. It reads only what the site shows, and drops an offer that
 * cannot be read rather than fail the answer; `dropped` says how many. Throws `Unusable` where the answer itself is none.
 */
export const flightListFrom = (answer: unknown, currency: string): { list: FlightList; dropped: number } => {
  const wire = fields(answer)
  const meta = fields(wire.meta)
  const dictionaries = fields(wire.dictionaries)
  const readers = partReaders(wire, currency)
  const { kept, dropped } = usable(list(wire.data), (value) => offerFrom(value, readers))
  const expiresAt = Date.parse(text(meta.expiresAt))
  if (Number.isNaN(expiresAt)) throw new Unusable('an answer without expiry')
  return {
    dropped,
    list: {
      currency,
      expiresAt,
      medianCo2: medianCo2(kept),
      partial: someSourceFailed(meta.sources),
      airports: readEntries(dictionaries.locations, airportFrom),
      carriers: readEntries(dictionaries.carriers, text),
      aircraft: readEntries(dictionaries.aircraft, text),
      offers: kept,
    },
  }
}
