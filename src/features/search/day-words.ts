import type { I18n } from '@lingui/core'
import { isDay } from '#domain/time/dates.ts'

/** A day as a sentence about an address names it; what is no day as it was written. */
export const dayWords = (i18n: I18n, day: string): string =>
  isDay(day) ? i18n.date(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }) : day
