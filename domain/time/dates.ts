/** Days here are local and without time or zone, written `YYYY-MM-DD`; they sort as text. */
const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/

const millisecondsPerDay = 86_400_000

const asUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10)

const pad = (value: number): string => String(value).padStart(2, '0')

/** Whether the text is written as a day is, whether or not any calendar has it. */
export const isWrittenDay = (text: string): boolean => dayShape.test(text)

/** Whether the text is a day that exists in the calendar. */
export const isDay = (text: string): boolean => {
  if (!isWrittenDay(text)) return false
  const instant = asUtc(text)
  return !Number.isNaN(instant.getTime()) && toDay(instant) === text
}

/** Whether the text is a month, `2027-03`. */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)

/** Throws a RangeError where `day` is none. */
export const addDays = (day: string, days: number): string =>
  toDay(new Date(asUtc(day).getTime() + days * millisecondsPerDay))

/** Nights from one day to another; negative where the second is earlier. */
export const nightsBetween = (first: string, second: string): number =>
  Math.round((asUtc(second).getTime() - asUtc(first).getTime()) / millisecondsPerDay)

/** Days in a month, 1 to 12. */
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

export interface ReadDay {
  readonly day: string
  /** false where the written day is not in its month, as 30 February, and the month's last was taken */
  readonly exists: boolean
}

/**
 * A day as people write it by hand with the year first: `2027-03-10`, `2027/3/9`, `20270310`.
 * With the day or the month first it could mean two days, so it is not read.
 */
export const readDay = (text: string): ReadDay | undefined => {
  const [, yearText, monthText, dayText] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  const [year, month, date] = [Number(yearText), Number(monthText), Number(dayText)]
  if (!(year >= 1000 && month >= 1 && month <= 12 && date >= 1 && date <= 31)) return undefined
  const last = daysInMonth(year, month)
  return { day: `${yearText}-${pad(month)}-${pad(Math.min(date, last))}`, exists: date <= last }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats hold no visitor's data and are dear to make: each zone's is made once. */
const dayFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, format)
  return format
}

/** The day that it is at an instant in an IANA zone. */
export const dayInZone = (instant: Date, timeZone: string): string => {
  const parts = dayFormat(timeZone)
    .formatToParts(instant)
    .map(({ type, value }) => [type, value] as const)
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

/** A first and a last day, both included. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

/** A range in pieces of at most `longest` days, in order and without gaps. */
export const splitRange = ({ start, end }: DayRange, longest: number): readonly DayRange[] => {
  const pieces = Math.ceil((nightsBetween(start, end) + 1) / longest)
  return Array.from({ length: Math.max(0, pieces) }, (_, piece) => {
    const first = addDays(start, piece * longest)
    const last = addDays(first, longest - 1)
    return { start: first, end: last > end ? end : last }
  })
}
