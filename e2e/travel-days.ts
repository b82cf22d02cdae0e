/** A day that airlines sell, far enough ahead that nothing about it is special. */
export const travelDay = (daysAhead: number): string =>
  new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)

/** Days that stays, outings and packages are asked for between, as an address says them. */
export const stayDays = (first = 'checkIn', last = 'checkOut'): string =>
  `${first}=${travelDay(60)}&${last}=${travelDay(64)}`

type Language = 'en' | 'es'

const said = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** A day as calendars name it: `Tuesday, December 1, 2026`, `martes, 1 de diciembre de 2026`. */
export const dayName = (day: string, language: Language): string => said(day, language, { dateStyle: 'full' })

/** A day as forms show it: `Tue, Dec 1`, `mar, 1 dic`. */
export const dayWords = (day: string, language: Language): string =>
  said(day, language, { weekday: 'short', day: 'numeric', month: 'short' })
