import type { TourDay, TourPlace } from '../offer/tour.ts'

/** Where a tour is, and on which of its days. */
interface TourStop {
  readonly place: TourPlace
  readonly days: readonly number[]
}

const isSame = (a: TourPlace, b: TourPlace): boolean => a.lat === b.lat && a.lon === b.lon

/** The places of a line of days in their order, each once, with the days on which the tour is there. */
export const tourStops = (line: readonly Pick<TourDay, 'day' | 'places'>[]): readonly TourStop[] => {
  const stops: { place: TourPlace; days: number[] }[] = []
  for (const { day, places } of line)
    for (const place of places) {
      const known = stops.find((stop) => isSame(stop.place, place))
      if (!known) stops.push({ place, days: [day] })
      else if (!known.days.includes(day)) known.days.push(day)
    }
  return stops
}

/** `1–2, 8`: days that follow each other are told by their first and last. */
export const daysText = (days: readonly number[]): string => {
  const runs: [first: number, last: number][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}
