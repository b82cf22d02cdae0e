/** Days are counted from 1970-01-01, minutes from its first UTC minute: plain numbers, which are cheap to compare. */
const dayMs = 86_400_000

export const minutesPerDay = 1440

/** The UTC minute of a moment in milliseconds. */
export const minuteAt = (now: number): number => Math.floor(now / 60_000)

/** ISO instant of a UTC minute, or of a part of one. */
export const instant = (minute: number): string => new Date(Math.round(minute * 60_000)).toISOString()

/** The UTC day of a moment in milliseconds. */
export const dayAt = (now: number): number => Math.floor(now / dayMs)

/** The day number of `YYYY-MM-DD`. */
export const dayOf = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs)

/** `YYYY-MM-DD` of a day number. */
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

/** 1 to 12. */
export const monthOf = (day: number): number => new Date(day * dayMs).getUTCMonth() + 1

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** `YYYY-MM-DDTHH:MM:00` of local minutes since 1970. */
export const localTimeText = (localMinutes: number): string => {
  const day = Math.floor(localMinutes / minutesPerDay)
  const minute = localMinutes - day * minutesPerDay
  return `${dateOf(day)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`
}

/** ISO 8601 duration of whole minutes: `PT7H25M`. */
export const durationText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `PT${rest}M`
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`
}
