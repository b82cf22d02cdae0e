import type { Locale } from '#/i18n/locale.ts'

/** The day since when terms and privacy are as they are: whoever changes them changes it, and what is below. */
export const legalDate = '2026-11-29'

/** Of that day and of what they say: a test tells the next one. */
export const legalDigest = '9a3f482cfeb4d3d2'

export const legalDay = (locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${legalDate}T12:00:00Z`))
