import { Clock, Effect } from 'effect'
import { foldName } from '#domain/place/airport.ts'
import type { Problem } from '#domain/problem.ts'
import { addDays, dayInZone } from '#domain/time/dates.ts'
import type { Locale } from '#/i18n/locale.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { Correction } from './correction.ts'
import type { Destination } from './destination.ts'
import { findDestination, suggestDestinations } from './destinations.server.ts'
import { parseHotelSearch } from './parse-hotel-search.ts'
import type { ResolvedHotelSearch } from './resolved-hotel-search.ts'

/** Where a stay is searched for where nobody said. */
const fallbackDestination = 'CTG'

/** The code that a text is, as `ctg`, or ends with in brackets, as `Cartagena (CTG)`. */
const codeIn = (text: string): string | undefined => {
  const [, whole, bracketed] = /^(?:([\w-]{2,40})|.*\(([\w-]{2,40})\))$/.exec(text) ?? []
  return (whole ?? bracketed)?.toUpperCase()
}

interface FoundDestination {
  readonly destination: Destination | undefined
  readonly correction: Omit<Correction, 'used'> | undefined
}

const isPlainlyMeant = (words: string, { name, countryName }: Destination): boolean =>
  [name.es, name.en, `${name.es} ${countryName.es}`, `${name.en} ${countryName.en}`].some(
    (known) => foldName(known) === foldName(words),
  )

/** A code, or words, as whoever wrote the address meant them. */
const lookUp = Effect.fn('lookUpDestination')(function* (written: string, locale: Locale) {
  const code = codeIn(written)
  const known = code === undefined ? undefined : yield* findDestination(code)
  if (known) return { destination: known, correction: undefined } satisfies FoundDestination
  const [best] = /\p{Letter}{2}/u.test(written) ? yield* suggestDestinations(written, locale) : []
  const told = { field: 'destination', given: written } as const
  if (!best)
    return { destination: undefined, correction: { ...told, code: 'unknown_place' } } satisfies FoundDestination
  const { destination, hotel } = best
  if (hotel) return { destination, correction: { ...told, code: 'city_of_hotel' } } satisfies FoundDestination
  const correction = isPlainlyMeant(written, destination) ? undefined : { ...told, code: 'understood_as' as const }
  return { destination, correction } satisfies FoundDestination
})

const orFallback = Effect.fn('destinationOrFallback')(function* (written: string, locale: Locale) {
  const missing: FoundDestination = {
    destination: undefined,
    correction: { field: 'destination', code: 'missing', given: '' },
  }
  const found = written === '' ? missing : yield* lookUp(written, locale)
  const destination = found.destination ?? (yield* findDestination(fallbackDestination))
  const used = destination?.name[locale] ?? fallbackDestination
  return { destination, corrections: found.correction ? [{ ...found.correction, used }] : [] }
})

/** The earliest day that it still is anywhere: what is past is only known with the destination. */
const earliestToday = (now: number): string => addDays(new Date(now).toISOString().slice(0, 10), -1)

const resolve = Effect.fn('resolveHotelSearch')(function* (raw: Readonly<Record<string, unknown>>, locale: Locale) {
  const now = yield* Clock.currentTimeMillis
  const { destination: written } = parseHotelSearch(raw, earliestToday(now))
  const { destination, corrections } = yield* orFallback(written, locale)
  const today = destination ? dayInZone(new Date(now), destination.timeZone) : earliestToday(now)
  const { stay, corrections: ofStay } = parseHotelSearch(raw, today)
  return {
    search: { ...stay, destination: destination?.code ?? fallbackDestination },
    destination,
    today,
    corrections: [...corrections, ...ofStay],
  } satisfies ResolvedHotelSearch
})

/** The search as its address alone says it, while nobody can say what its destination means. */
const alone = (raw: Readonly<Record<string, unknown>>): ResolvedHotelSearch => {
  const today = earliestToday(Date.now())
  const { stay, corrections, destination } = parseHotelSearch(raw, today)
  return {
    search: { ...stay, destination: codeIn(destination) ?? fallbackDestination },
    destination: undefined,
    today,
    corrections,
  }
}

/** `problem`: why there is no destination. */
type HotelsAsked =
  | { readonly resolved: ResolvedHotelSearch; readonly problem: Problem }
  | { readonly resolved: ResolvedHotelSearch & { readonly destination: Destination }; readonly problem: undefined }

const noDestination: Problem = {
  _tag: 'NotFound',
  code: 'unknown_destination',
  message: `${fallbackDestination} is no destination`,
  requestId: undefined,
}

/**
 * The search that a results URL asks for, whatever it left out or got wrong: its destination looked up, its days read on the
 * calendar there, and everything that was corrected named.
 */
export const resolveHotelSearch = async (
  raw: Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<HotelsAsked> => {
  const found = await runServer(resolve(raw, locale))
  if (!found.ok) return { resolved: alone(raw), problem: found.problem }
  const { destination } = found.value
  return destination
    ? { resolved: { ...found.value, destination }, problem: undefined }
    : { resolved: found.value, problem: noDestination }
}
