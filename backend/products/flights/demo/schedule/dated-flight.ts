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

/** A flight on a local day of its origin, or null where it does not fly that day. */
export const flightOn = (flight: Flight, day: number): DatedFlight | null => {
  if (((flight.weekdays >> weekdayOf(day)) & 1) === 0) return null
  const departure = utcOf(flight.leg.from.zone, day * minutesPerDay + flight.departure)
  return { flight, day, departure, arrival: departure + flight.blockMinutes }
}

/** How far around a moment a clock must not change for a local time near it to be read off by one offset. */
const around = minutesPerDay

/** The flights of a timetable that leave on a local day of its origin. */
export const flightsOn = (timetable: readonly Flight[], day: number): readonly DatedFlight[] => {
  const zone = timetable[0]?.leg.from.zone
  const midnight = day * minutesPerDay
  const offset = zone === undefined ? null : steadyOffset(zone, midnight - around, midnight + minutesPerDay + around)
  if (offset === null) return timetable.flatMap((flight) => flightOn(flight, day) ?? [])
  const weekday = weekdayOf(day)
  const flights: DatedFlight[] = []
  for (const flight of timetable) {
    if (((flight.weekdays >> weekday) & 1) === 0) continue
    const departure = midnight + flight.departure - offset
    flights.push({ flight, day, departure, arrival: departure + flight.blockMinutes })
  }
  return flights
}

/** The first time a flight leaves from `ready` to `latest` (UTC minutes), whatever its clock does between them. */
const nextByClock = (flight: Flight, ready: number, latest: number): DatedFlight | null => {
  const { zone } = flight.leg.from
  const lastDay = Math.floor((latest + offsetAt(zone, latest)) / minutesPerDay)
  for (let day = Math.floor((ready + offsetAt(zone, ready)) / minutesPerDay); day <= lastDay; day += 1) {
    const dated = flightOn(flight, day)
    if (dated && dated.departure >= ready) return dated.departure <= latest ? dated : null
  }
  return null
}

/** The same by a clock that stands `offset` minutes ahead of UTC all the while. */
const nextBySteadyClock = (flight: Flight, ready: number, latest: number, offset: number): DatedFlight | null => {
  let day = Math.floor((ready + offset) / minutesPerDay)
  let departure = day * minutesPerDay + flight.departure - offset
  for (; departure <= latest; day += 1, departure += minutesPerDay) {
    if (departure >= ready && ((flight.weekdays >> weekdayOf(day)) & 1) === 1)
      return { flight, day, departure, arrival: departure + flight.blockMinutes }
  }
  return null
}

/** Of the flights of a timetable that leave from `ready` to `latest` (UTC minutes), each as soon as it can, the one that arrives first. */
export const earliestArrival = (timetable: readonly Flight[], ready: number, latest: number): DatedFlight | null => {
  const zone = timetable[0]?.leg.from.zone
  const offset = zone === undefined ? null : steadyOffset(zone, ready - around, latest + around)
  let best: DatedFlight | null = null
  for (const flight of timetable) {
    const dated =
      offset === null ? nextByClock(flight, ready, latest) : nextBySteadyClock(flight, ready, latest, offset)
    if (dated && (!best || dated.arrival < best.arrival)) best = dated
  }
  return best
}
