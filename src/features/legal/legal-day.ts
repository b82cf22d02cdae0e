import type { Locale } from '#/i18n/locale.ts'

/** The day since when terms and privacy are as they are: whoever changes them changes it. */
const day = '2026-11-27'

export const legalDay = (locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
