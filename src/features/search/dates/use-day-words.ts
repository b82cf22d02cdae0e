import { useLingui } from '@lingui/react/macro'
import { isDay } from '#domain/time/dates.ts'

/** A day as a form shows it: `Fri, Mar 12`, `vie, 12 mar`; '' for what is no day. */
export const useDayWords = (): ((day: string) => string) => {
  const { i18n } = useLingui()
  return (day) =>
    isDay(day)
      ? i18n.date(`${day}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
      : ''
}
