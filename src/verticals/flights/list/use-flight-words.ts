import type { Names } from '#domain/names.ts'
import { useLingui } from '@lingui/react/macro'
import { type FlightNames, type LocalMinutes } from '../offer/flight-offer.ts'

const atMidnightUtc = (time: LocalMinutes): Date => new Date(time * 60_000)

/** Times, days and names of a list in the reader's language. */
export const useFlightWords = (names: Pick<FlightNames, 'airports' | 'carriers' | 'aircraft'>) => {
  const { i18n } = useLingui()
  const own = (both: Names): string => (i18n.locale === 'es' ? both.es : both.en)
  return {
    time: (time: LocalMinutes) =>
      i18n.date(atMidnightUtc(time), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
    day: (time: LocalMinutes) =>
      i18n.date(atMidnightUtc(time), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
    city: (code: string) => (names.airports[code] ? own(names.airports[code].city) : code),
    airport: (code: string) => (names.airports[code] ? own(names.airports[code].name) : code),
    carrier: (code: string) => names.carriers[code] ?? code,
    aircraft: (code: string) => names.aircraft[code] ?? code,
    listed: (words: readonly string[]) => new Intl.ListFormat(i18n.locale).format(words),
  }
}

export type FlightWords = ReturnType<typeof useFlightWords>
