import type { DestinationSuggestion, HotelDestination } from '#contract/products/hotels/destinations.ts'
import { wordsOf } from '../../../airports/search/search-words.ts'
import { type LaidWords, laidWords, spellingDistanceFrom } from '../../../airports/search/spelling-distance.ts'
import { hotelAt, hotelsIn } from './house/hotel.ts'
import { type Destination, allDestinations, isTestPlace } from './places/destinations.ts'

export const shownDestination = ({
  code,
  name,
  countryCode,
  countryName,
  latitude,
  longitude,
  timeZone,
  hotelCount,
}: Destination): HotelDestination => ({
  kind: 'city',
  destinationCode: code,
  name,
  countryCode,
  countryName,
  location: { lat: latitude, lon: longitude },
  timeZone,
  hotelCount,
})

interface Entry {
  readonly words: readonly string[]
  readonly destination: Destination
  /** of a hotel; null of a city */
  readonly hotel: number | null
}

let entries: readonly Entry[] | undefined

const cityWords = ({ code, name, countryName }: Destination): string[] => [
  ...new Set([
    ...wordsOf(name.es),
    ...wordsOf(name.en),
    ...wordsOf(countryName.es),
    ...wordsOf(countryName.en),
    code.toLowerCase(),
  ]),
]

/** Everything that can be asked for by name, read when somebody first asks: cities, then hotels. */
const allEntries = (): readonly Entry[] => {
  entries ??= (() => {
    const all = allDestinations().filter((destination) => !isTestPlace(destination))
    return [
      ...all.map((destination) => ({ words: cityWords(destination), destination, hotel: null })),
      ...all.flatMap((destination) =>
        hotelsIn(destination).map(({ name, index }) => ({ words: wordsOf(name), destination, hotel: index })),
      ),
    ]
  })()
  return entries
}

const begins = (words: readonly string[], term: string): boolean => words.some((word) => word.startsWith(term))

/** How well an entry fits: 0 where its own first word was written, more where less; undefined where it does not fit. */
const misfit = ({ words, destination, hotel }: Entry, terms: readonly string[]): number | undefined => {
  const own = terms.filter((term) => begins(words, term))
  if (hotel === null) return own.length === terms.length ? (words[0]?.startsWith(terms[0] ?? '') ? 0 : 1) : undefined
  const rest = terms.filter((term) => !own.includes(term))
  const isNamed = own.some((term) => term.length >= 3 && !/^(hotel|motel|resort|apart|resid|conv|conf)/.test(term))
  return isNamed && rest.every((term) => begins(cityWords(destination), term)) ? 2 : undefined
}

const shown = ({ destination, hotel }: Entry): DestinationSuggestion => {
  const city = shownDestination(destination)
  if (hotel === null) return city
  const { code, name, stars, latitude, longitude } = hotelAt(destination, hotel)
  return {
    kind: 'hotel',
    hotelCode: code,
    hotelName: name,
    rating: stars,
    destination: city,
    location: { lat: latitude, lon: longitude },
  }
}

interface Fitting {
  readonly entry: Entry
  readonly distance: number
}

const asWritten = (terms: readonly string[]): readonly Fitting[] =>
  allEntries().flatMap((entry) => {
    const distance = misfit(entry, terms)
    return distance === undefined ? [] : [{ entry, distance }]
  })

/** The place of tests is found by the whole of its code alone: what its names and its hotels' begin with, travellers write too. */
const placeOfTests = (terms: readonly string[]): readonly Fitting[] =>
  allDestinations()
    .filter((destination) => isTestPlace(destination) && terms.join(' ') === destination.code.toLowerCase())
    .map((destination) => ({ entry: { words: [], destination, hotel: null }, distance: 0 }))

/** How far from a word what was typed may be, in tenths of an edit: a short one is another word soon. */
const slipLimit = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 10 : 20)

interface LaidCity {
  readonly entry: Entry
  readonly laid: LaidWords
}

let cities: readonly LaidCity[] | undefined

/** Every city with its words laid out for comparison, when somebody first asks for what nothing is called. */
const laidCities = (): readonly LaidCity[] => {
  cities ??= allEntries()
    .filter(({ hotel }) => hotel === null)
    .map((entry) => ({ entry, laid: laidWords(entry.words) }))
  return cities
}

/** Cities that may be meant by what nothing is called. */
const withSlips = (terms: readonly string[]): readonly Fitting[] => {
  const measures = terms.map((term) => spellingDistanceFrom(term, slipLimit(term)))
  const distanceTo = ({ entry: { words }, laid }: LaidCity): number =>
    measures.reduce((sum, far) => sum + Math.min(...words.map((_, place) => far(laid, place)?.begun ?? Infinity)), 0)
  return laidCities()
    .map((city) => ({ entry: city.entry, distance: distanceTo(city) }))
    .filter(({ distance }) => Number.isFinite(distance))
}

/** Cities and hotels whose names begin with what was written, the best match first; where there are none, cities that are spelled nearly so. */
export const suggestDestinations = (term: string, limit: number): readonly DestinationSuggestion[] => {
  const terms = wordsOf(term)
  if (terms.length === 0) return []
  const found = [...placeOfTests(terms), ...asWritten(terms)]
  return (found.length > 0 ? found : withSlips(terms))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ entry }) => shown(entry))
}
