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

type Change = readonly [before: Segment, after: Segment]

/** By the clocks there. */
const toldMinutes = ([before, after]: Change): number => after.departure - before.arrival

/** Clocks are changed by an hour at most, before four. */
const mostMoved = 60
const movedUntil = 4 * 60

const hasSmallHours = ([before, after]: Change): boolean =>
  before.arrival < after.departure - (after.departure % minutesPerDay) + movedUntil

const connectionBetween = ([before, after]: Change, minutes: number): Connection => {
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

/**
 * The changes of a slice in order, one fewer than its segments. Both ends of each tell the same local time, but for clocks that are
 * changed meanwhile: what the slice takes beside its flights says by how much, which is of the longest wait that has small hours.
 */
export const connectionsOf = ({ segments, minutes }: Slice): readonly Connection[] => {
  const changes = segments.slice(1).map((after, index): Change => [segments[index] ?? after, after])
  const flown = segments.reduce((sum, segment) => sum + segment.minutes, 0)
  const moved = minutes - changes.reduce((sum, change) => sum + toldMinutes(change), flown)
  const [night] = changes.filter(hasSmallHours).toSorted((a, b) => toldMinutes(b) - toldMinutes(a))
  return changes.map((change) =>
    connectionBetween(change, toldMinutes(change) + (change === night && Math.abs(moved) <= mostMoved ? moved : 0)),
  )
}
