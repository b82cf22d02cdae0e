import { type LocalMinutes, type Segment, type Slice, minutesPerDay } from './flight-offer.ts'

/** A change of aeroplane between two segments of a slice. */
export interface Connection {
  /** where the traveller arrives */
  readonly airport: string
  /** where they leave from, where that is another airport */
  readonly leavesFrom: string | undefined
  readonly minutes: number
  /** the night falls into it, from one to five at least */
  readonly overnight: boolean
  readonly tight: boolean
  readonly long: boolean
}

/** Less than this leaves little time to change aeroplanes, and to change airports. */
const tightMinutes = 60
const tightMinutesBetweenAirports = 180
const longMinutes = 5 * 60

const nightStart = 60
const nightEnd = 5 * 60

/** Whether a whole night, from one to five, lies in a span of local time. */
const fallsIntoNight = (start: LocalMinutes, end: LocalMinutes): boolean => {
  const nextNight = Math.ceil((start - nightStart) / minutesPerDay) * minutesPerDay
  return end >= nextNight + nightEnd
}

const connectionBetween = (before: Segment, after: Segment): Connection => {
  const minutes = after.departure - before.arrival
  const changesAirport = before.to !== after.from
  const overnight = fallsIntoNight(before.arrival, after.departure)
  return {
    airport: before.to,
    leavesFrom: changesAirport ? after.from : undefined,
    minutes,
    overnight,
    tight: minutes < (changesAirport ? tightMinutesBetweenAirports : tightMinutes),
    long: minutes >= longMinutes && !overnight,
  }
}

/** The changes of a slice in order, one fewer than its segments. Both ends of each tell the same local time. */
export const connectionsOf = ({ segments }: Slice): readonly Connection[] =>
  segments.slice(1).map((after, index) => connectionBetween(segments[index] ?? after, after))
