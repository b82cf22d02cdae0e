import { Effect } from 'effect'
import { foldName } from '#domain/place/airport.ts'
import type { Problem } from '#domain/problem.ts'
import { dayInZone } from '#domain/time/dates.ts'
import type { Locale } from '#/i18n/locale.ts'
import { runServer } from '#/server/runtime.server.ts'
import { earliestToday } from '#/server/today.server.ts'
import type { Destination } from './destination.ts'
import type { DestinationCorrection } from './destination-correction.ts'
import { findDestination, suggestDestinations } from './destinations.server.ts'

/** Where is searched where nobody said. */
const fallbackDestination = 'CTG'

/** The code that a text is, as `ctg`, or ends with in brackets, as `Cartagena (CTG)`. */
const codeIn = (text: string): string | undefined => {
  const [, whole, bracketed] = /^(?:([\w-]{2,40})|.*\(([\w-]{2,40})\))$/.exec(text) ?? []
  return (whole ?? bracketed)?.toUpperCase()
}

interface FoundDestination {
  readonly destination: Destination | undefined
  readonly correction: Omit<DestinationCorrection, 'used'> | undefined
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

/** The first of some cities' names that is plainly a destination's; undefined where none is. */
export const firstDestination = Effect.fn('firstDestination')(function* (names: readonly string[], locale: Locale) {
  for (const name of names) {
    const [best] = yield* suggestDestinations(name, locale)
    if (best && !best.hotel && isPlainlyMeant(name, best.destination)) return name
  }
  return undefined
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

interface AskedPlace {
  readonly code: string
  readonly corrections: readonly DestinationCorrection[]
  /** the destination's day, `YYYY-MM-DD` */
  readonly today: string
}

/** `problem`: why there is no destination. */
export type ResolvedPlace =
  | (AskedPlace & { readonly destination: undefined; readonly problem: Problem })
  | (AskedPlace & { readonly destination: Destination; readonly problem: undefined })

const noDestination: Problem = {
  _tag: 'NotFound',
  code: 'unknown_destination',
  message: `${fallbackDestination} is no destination`,
  requestId: undefined,
}

/** Where an address asks to search, in a code or in words, and which day it is there. */
export const resolveDestination = async (written: string, locale: Locale): Promise<ResolvedPlace> => {
  const found = await runServer(orFallback(written, locale))
  // nobody can say what it means: its address alone says where it is
  if (!found.ok)
    return {
      code: codeIn(written) ?? fallbackDestination,
      corrections: [],
      today: earliestToday(),
      destination: undefined,
      problem: found.problem,
    }
  const { destination, corrections } = found.value
  return destination
    ? {
        code: destination.code,
        corrections,
        today: dayInZone(new Date(), destination.timeZone),
        destination,
        problem: undefined,
      }
    : { code: fallbackDestination, corrections, today: earliestToday(), destination, problem: noDestination }
}
