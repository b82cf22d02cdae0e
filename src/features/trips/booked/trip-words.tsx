import { useLingui } from '@lingui/react/macro'
import { countryNames } from '#domain/country-names.ts'
import type { Names } from './booked-trip.ts'

/** A local time, or a day, as if its airport kept UTC: it is only ever written, never compared. */
const at = (local: string): Date => new Date(`${local.length === 10 ? `${local}T12:00:00` : local}Z`)

/** How the pages of a trip write names, days and times; times are local to their airports and stay as they are. */
export const useTripWords = () => {
  const { i18n } = useLingui()
  return {
    name: (names: Names): string => (i18n.locale === 'es' ? names.es : names.en),
    time: (local: string): string => i18n.date(at(local), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
    day: (local: string): string =>
      i18n.date(at(local), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    date: (day: string): string => i18n.date(at(day), { timeZone: 'UTC', dateStyle: 'long' }),
    /** an instant in a zone that is named with it, the same for every reader */
    deadline: (instant: string, timeZone: string): string =>
      i18n.date(new Date(instant), {
        timeZone,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
    country: (code: string): string => countryNames(i18n.locale).of(code) ?? code,
  }
}
