import { monthOf, weekdayOf } from '../../../demo/calendar.ts'

/** Price by days before departure; between two lines it goes straight. */
const advance: ReadonlyArray<readonly [days: number, factor: number]> = [
  [0, 1.95],
  [3, 1.65],
  [7, 1.38],
  [14, 1.16],
  [30, 1],
  [60, 0.92],
  [120, 0.95],
  [365, 1.02],
]

/** How much dearer a fare is that is bought `days` before departure. */
export const advanceFactor = (days: number): number => {
  let before = advance[0] ?? [0, 1]
  for (const point of advance) {
    if (days < point[0]) {
      const share = (days - before[0]) / (point[0] - before[0])
      return before[1] + share * (point[1] - before[1])
    }
    before = point
  }
  return before[1]
}

const northernMonths = [0.95, 0.9, 0.97, 1.02, 0.98, 1.12, 1.24, 1.2, 1, 0.95, 0.91, 1.12]
const southernMonths = [1.2, 1.1, 0.98, 0.96, 0.92, 0.95, 1.08, 0.97, 0.97, 0.98, 1.02, 1.2]

const isHolidaySeason = (day: number): boolean => {
  const monthDay = new Date(day * 86_400_000).toISOString().slice(5, 10)
  return monthDay >= '12-18' || monthDay <= '01-04'
}

/** Reading a month off a date costs more than the rest of a price: each day is read once. Plain values. */
const seasons = new Map<number, readonly [north: number, south: number]>()

const seasonOf = (day: number): readonly [number, number] => {
  const known = seasons.get(day)
  if (known) return known
  const month = monthOf(day) - 1
  const holiday = isHolidaySeason(day) ? 1.16 : 1
  const season: readonly [number, number] = [
    (northernMonths[month] ?? 1) * holiday,
    (southernMonths[month] ?? 1) * holiday,
  ]
  seasons.set(day, season)
  return season
}

/** By the time of year at the destination's side of the equator. */
export const seasonFactor = (day: number, latitude: number): number => {
  const [north, south] = seasonOf(day)
  return latitude < -12 ? south : north
}

const weekdays = [1.1, 1.02, 0.92, 0.93, 1, 1.1, 0.97]

export const weekdayFactor = (day: number): number => weekdays[weekdayOf(day)] ?? 1

export const leastHourFactor = 0.94

/** Early and late departures are cheaper; `minute` after local midnight. */
export const hourFactor = (minute: number): number => (minute < 390 || minute > 1260 ? leastHourFactor : 1)

/** More airlines on the direct route, lower fares. */
export const competitionFactor = (directAirlines: number): number => Math.max(0.86, 1.08 - 0.04 * directAirlines)
