import type { Aircraft } from '../airlines/aircraft.ts'
import type { Leg } from '../network/legs.ts'
import type { Place } from '../network/place.ts'

/** A landing on the way, with the passengers on board. */
export interface TechnicalStop {
  readonly place: Place
  /** minutes from departure */
  readonly arrival: number
  readonly departure: number
}

/** One line of an airline's timetable: the same number at the same local time on every day it flies. */
export interface Flight {
  readonly leg: Leg
  /** which of the leg's flights of a day, from 0 */
  readonly index: number
  readonly number: number
  readonly aircraft: Aircraft
  /** minutes after local midnight */
  readonly departure: number
  readonly blockMinutes: number
  /** bit 0 for Sunday to bit 6 for Saturday */
  readonly weekdays: number
  readonly stop: TechnicalStop | null
}

/** A flight on one day; times in UTC minutes. */
export interface DatedFlight {
  readonly flight: Flight
  /** local day number of departure */
  readonly day: number
  readonly departure: number
  readonly arrival: number
}
