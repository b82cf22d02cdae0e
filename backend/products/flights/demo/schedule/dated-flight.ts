import { minutesPerDay, weekdayOf } from '../../../demo/calendar.ts'
import type { Flight } from '../network/leg.ts'
import { offsetAt, utcOf } from '../../../demo/zone-offset.ts'

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

/** The first time a flight leaves at or after `ready`, if that is no later than `latest` (both UTC minutes). */
export const nextDeparture = (flight: Flight, ready: number, latest: number): DatedFlight | null => {
  const zone = flight.leg.from.zone
  const firstDay = Math.floor((ready + offsetAt(zone, ready)) / minutesPerDay)
  const lastDay = Math.floor((latest + offsetAt(zone, latest)) / minutesPerDay)
  for (let day = firstDay; day <= lastDay; day += 1) {
    const dated = flightOn(flight, day)
    if (dated && dated.departure >= ready) return dated.departure <= latest ? dated : null
  }
  return null
}
