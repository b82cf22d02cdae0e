/** The parts of a day by the clock of an airport, each with the hour at which it is over (rule search-2). */
const endHours = { early: 6, morning: 12, afternoon: 18, evening: 21, late: 24 }
export type TimeBand = keyof typeof endHours

export const timeBands = Object.keys(endHours) as readonly TimeBand[]

/** The band of a time in hours since midnight, such as 6.5. */
export const timeBandOf = (hours: number): TimeBand => timeBands.find((band) => hours < endHours[band]) ?? 'late'
