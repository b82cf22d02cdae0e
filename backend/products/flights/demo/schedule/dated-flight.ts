import { minutesPerDay, weekdayOf } from '../../../demo/calendar.ts'
import type { Flight } from '../network/leg.ts'
import { offsetAt, steadyOffset, utcOf } from '../../../demo/zone-offset.ts'

/** A flight on one day; times in UTC minutes. */
export interface DatedFlight {
  readonly flight: Flight
  /** local day number of departure */
  readonly day: number
  readonly departure: number
  readonly arrival: number
}

/** A flight on a local day of its origin, or null where it does not fly that day; `offset` is its zone's where that is known. */
export const flightOn = (flight: Flight, day: number, offset: number | null = null): DatedFlight | null => {
  if (((flight.weekdays >> weekdayOf(day)) & 1) === 0) return null
  const local = day * minutesPerDay + flight.departure
  const departure = offset === null ? utcOf(flight.leg.from.zone, local) : local - offset
  return { flight, day, departure, arrival: departure + flight.blockMinutes }
}

/** How far around a moment a clock must not change for a local time near it to be read off by one offset. */
const around = minutesPerDay

/** The offset at the origin of a timetable from one UTC minute to another; null where its clock changes at about that time. */
const offsetOf = (timetable: readonly Flight[], from: number, to: number): number | null => {
  const zone = timetable[0]?.leg.from.zone
  return zone === undefined ? null : steadyOffset(zone, from - around, to + around)
}

/** The flights of a timetable that leave on a local day of its origin. */
export const flightsOn = (timetable: readonly Flight[], day: number): readonly DatedFlight[] => {
  const midnight = day * minutesPerDay
  const offset = offsetOf(timetable, midnight, midnight + minutesPerDay)
  const flights: DatedFlight[] = []
  for (const flight of timetable) {
    const dated = flightOn(flight, day, offset)
    if (dated) flights.push(dated)
  }
  return flights
}

/** The first time a flight leaves from `ready` to `latest` (UTC minutes). */
const nextDeparture = (flight: Flight, ready: number, latest: number, offset: number | null): DatedFlight | null => {
  const { zone } = flight.leg.from
  const lastDay = Math.floor((latest + (offset ?? offsetAt(zone, latest))) / minutesPerDay)
  for (let day = Math.floor((ready + (offset ?? offsetAt(zone, ready))) / minutesPerDay); day <= lastDay; day += 1) {
    const dated = flightOn(flight, day, offset)
    if (dated && dated.departure >= ready) return dated.departure <= latest ? dated : null
  }
  return null
}

/** Of the flights of a timetable that leave from `ready` to `latest` (UTC minutes), each as soon as it can, the one that arrives first. */
export const earliestArrival = (timetable: readonly Flight[], ready: number, latest: number): DatedFlight | null => {
  const offset = offsetOf(timetable, ready, latest)
  let best: DatedFlight | null = null
  for (const flight of timetable) {
    const dated = nextDeparture(flight, ready, latest, offset)
    if (dated && (!best || dated.arrival < best.arrival)) best = dated
  }
  return best
}
