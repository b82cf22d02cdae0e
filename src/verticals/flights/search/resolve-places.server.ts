import { Effect } from 'effect'
import { type Place, type PlaceGroup, foldName, isSamePlace, placeText } from '#domain/place/airport.ts'
import type { Locale } from '#/i18n/locale.ts'
import { suggestPlaces } from '../form/places/airports.server.ts'
import type { FlightSearch } from './flight-search.ts'
import type { Mend } from './mend.ts'
import type { ParsedFlightSearch } from './parse-flight-search.ts'
import { type SearchDefaults, standInFor } from './parse-places.ts'

type End = 'from' | 'to'

interface ResolvedFlightSearch {
  readonly search: FlightSearch
  readonly mended: readonly Mend[]
  /** an end is missing where the backend does not know its code by name */
  readonly places: { readonly from: Place | undefined; readonly to: Place | undefined }
}

const placeOfCode = (groups: readonly PlaceGroup[], code: string): Place | undefined =>
  groups.flatMap((group) => group.places).find((place) => place.code === code)

/** A lone code, `CUZ`, may also be a short word; the whole words of a name are no mend. */
const isPlainlyMeant = (words: string, { name, cityName, cityCode, code }: Place): boolean =>
  [name, cityName, cityCode, code, `${cityName} ${code}`].some((known) => foldName(known) === foldName(words))

interface FoundPlace {
  readonly place: Place | undefined
  readonly mend: Mend | undefined
}

const findPlace = (end: End, written: string, groups: readonly PlaceGroup[]): FoundPlace => {
  const exact = placeOfCode(groups, written)
  if (exact) return { place: exact, mend: undefined }
  const best = groups[0]?.places[0]
  if (!best) return { place: undefined, mend: { field: end, code: 'unknown_place', given: written, used: '' } }
  const mend = { field: end, code: 'understood_as' as const, given: written, used: placeText(best) }
  return { place: best, mend: isPlainlyMeant(written, best) ? undefined : mend }
}

const lookUp = Effect.fn('lookUpPlace')(function* (end: End, written: string, standIn: string, locale: Locale) {
  const found = findPlace(end, written, yield* suggestPlaces(written, locale))
  if (found.place) return found
  const place = placeOfCode(yield* suggestPlaces(standIn, locale), standIn)
  return { place, mend: found.mend && { ...found.mend, used: place ? placeText(place) : standIn } }
})

/** A mend of places says their names: a code that stands for one of them is put into words. */
const inWords = (mend: Mend, places: readonly (Place | undefined)[]): Mend => {
  const named = (code: string): string => {
    const place = places.find((one) => one?.code === code)
    return place ? placeText(place) : code
  }
  const isCode = mend.code === 'missing' || mend.code === 'unreadable' || mend.code === 'same_place'
  if (!isCode || (mend.field !== 'from' && mend.field !== 'to')) return mend
  return { ...mend, used: named(mend.used), given: mend.code === 'same_place' ? named(mend.given) : mend.given }
}

/**
 * Turns the places of a parsed search into ones that the backend knows: words by the airport search, codes by looking
 * them up. What was not plainly meant, or is not known at all, is added to what was mended.
 */
export const resolvePlaces = Effect.fn('resolvePlaces')(function* (
  { search, mended, unresolved }: ParsedFlightSearch,
  defaults: SearchDefaults,
  locale: Locale,
) {
  const lookUpEnd = (end: End) =>
    lookUp(
      end,
      unresolved[end] ?? search[end],
      standInFor(end, search[end === 'from' ? 'to' : 'from'], defaults),
      locale,
    )
  const [from, to] = yield* Effect.all([lookUpEnd('from'), lookUpEnd('to')], { concurrency: 2 })
  const codes = { from: from.place?.code ?? search.from, to: to.place?.code ?? search.to }
  const mends = [...mended, ...[from.mend, to.mend].filter((mend) => mend !== undefined)]
  const isSame = from.place && to.place ? isSamePlace(from.place, to.place) : codes.from === codes.to
  if (!isSame) {
    const places = { from: from.place, to: to.place }
    const words = mends.map((mend) => inWords(mend, [from.place, to.place]))
    return { search: { ...search, ...codes }, mended: words, places }
  }
  const other = standInFor('to', codes.from, defaults)
  const place = placeOfCode(yield* suggestPlaces(other, locale), other)
  const same: Mend = { field: 'to', code: 'same_place', given: codes.from, used: other }
  return {
    search: { ...search, ...codes, to: other },
    mended: [...mends, same].map((mend) => inWords(mend, [from.place, to.place, place])),
    places: { from: from.place, to: place },
  } satisfies ResolvedFlightSearch
})
