import { Effect } from 'effect'
import { type Place, type PlaceGroup, foldName, isSamePlace, placeText } from '#domain/place/airport.ts'
import type { Locale } from '#/i18n/locale.ts'
import { suggestPlaces } from '../form/places/airports.server.ts'
import type { Endpoint, FlightSearch } from './flight-search.ts'
import type { Correction } from './correction.ts'
import type { ParsedFlightSearch } from './parse-flight-search.ts'
import { type SearchDefaults, standInFor } from './parse-places.ts'

interface ResolvedFlightSearch {
  readonly search: FlightSearch
  readonly corrections: readonly Correction[]
  /** an endpoint is missing where the backend does not know its code by name */
  readonly places: { readonly from: Place | undefined; readonly to: Place | undefined }
}

const placeOfCode = (groups: readonly PlaceGroup[], code: string): Place | undefined =>
  groups.flatMap((group) => group.places).find((place) => place.code === code)

const placeCalled = (groups: readonly PlaceGroup[], words: string): Place | undefined =>
  groups.flatMap((group) => group.places).find(({ cityName }) => foldName(cityName) === foldName(words))

/** A lone code, `CUZ`, may also be a short word; the whole words of a name are no correction. */
const isPlainlyMeant = (words: string, { name, cityName, cityCode, code }: Place): boolean =>
  [name, cityName, cityCode, code, `${cityName} ${code}`].some((known) => foldName(known) === foldName(words))

interface FoundPlace {
  readonly place: Place | undefined
  readonly correction: Correction | undefined
}

export const findPlace = (endpoint: Endpoint, written: string, groups: readonly PlaceGroup[]): FoundPlace => {
  const exact =
    placeOfCode(groups, written) ?? placeCalled(groups, written) ?? placeOfCode(groups, written.toUpperCase())
  if (exact) return { place: exact, correction: undefined }
  const best = groups[0]?.places[0]
  if (!best)
    return { place: undefined, correction: { field: endpoint, code: 'unknown_place', given: written, used: '' } }
  const correction = { field: endpoint, code: 'understood_as' as const, given: written, used: placeText(best) }
  return { place: best, correction: isPlainlyMeant(written, best) ? undefined : correction }
}

const lookUp = Effect.fn('lookUpPlace')(function* (
  endpoint: Endpoint,
  written: string,
  standIn: string,
  locale: Locale,
) {
  const found = findPlace(endpoint, written, yield* suggestPlaces(written, locale))
  if (found.place) return found
  const place = placeOfCode(yield* suggestPlaces(standIn, locale), standIn)
  return { place, correction: found.correction && { ...found.correction, used: place ? placeText(place) : standIn } }
})

const isGuessed = ({ field, code }: Correction): boolean => field === 'from' && code === 'missing'

/** A correction of places says their names: a code that stands for one of them is put into words. */
const inWords = (correction: Correction, places: readonly (Place | undefined)[]): Correction => {
  const named = (code: string): string => {
    const place = places.find((one) => one?.code === code)
    return place ? placeText(place) : code
  }
  const isCode = correction.code === 'missing' || correction.code === 'unreadable' || correction.code === 'same_place'
  if (!isCode || (correction.field !== 'from' && correction.field !== 'to')) return correction
  return {
    ...correction,
    used: named(correction.used),
    given: correction.code === 'same_place' ? named(correction.given) : correction.given,
  }
}

/**
 * Turns the places of a parsed search into ones that the backend knows: words by the airport search, codes by looking
 * them up. An origin that nobody named gives way to the destination that was. What was not plainly meant, or is not known at all, is added to the corrections.
 */
export const resolvePlaces = Effect.fn('resolvePlaces')(function* (
  { search, corrections: read, unresolved }: ParsedFlightSearch,
  defaults: SearchDefaults,
  locale: Locale,
) {
  const lookUpEndpoint = (endpoint: Endpoint) =>
    lookUp(
      endpoint,
      unresolved[endpoint] ?? search[endpoint],
      standInFor(endpoint, search[endpoint === 'from' ? 'to' : 'from'], defaults),
      locale,
    )
  const [from, to] = yield* Effect.all([lookUpEndpoint('from'), lookUpEndpoint('to')], { concurrency: 2 })
  const codes = { from: from.place?.code ?? search.from, to: to.place?.code ?? search.to }
  const corrections = [...read, ...[from.correction, to.correction].filter((correction) => correction !== undefined)]
  const isSame = from.place && to.place ? isSamePlace(from.place, to.place) : codes.from === codes.to
  if (!isSame) {
    const places = { from: from.place, to: to.place }
    const words = corrections.map((correction) => inWords(correction, [from.place, to.place]))
    return { search: { ...search, ...codes }, corrections: words, places }
  }
  const field = corrections.some(isGuessed) ? 'from' : 'to'
  const other = field === 'from' ? defaults.to : standInFor('to', codes.from, defaults)
  const place = placeOfCode(yield* suggestPlaces(other, locale), other)
  const same: Correction = { field: 'to', code: 'same_place', given: codes.from, used: other }
  const told =
    field === 'to'
      ? [...corrections, same]
      : corrections.map((correction) => (isGuessed(correction) ? { ...correction, used: other } : correction))
  return {
    search: { ...search, ...codes, [field]: other },
    corrections: told.map((correction) => inWords(correction, [from.place, to.place, place])),
    places: { from: from.place, to: to.place, [field]: place },
  } satisfies ResolvedFlightSearch
})
