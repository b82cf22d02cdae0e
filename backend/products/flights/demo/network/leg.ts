import type { Aircraft } from '../airlines/aircraft.ts'
import type { Airline } from '../airlines/airline.ts'
import type { Place } from './place.ts'

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

/**
 * What one airline flies non-stop (or with a technical stop) from one place to another. What is made of a leg once is kept on it:
 * looked up in a table of weak keys it took a sixth of a search, much of it the collector's.
 */
export class Leg {
  readonly airline: Airline
  readonly from: Place
  readonly to: Place
  readonly km: number
  /** whole flights every day, or less than one: that many sevenths are days a week */
  readonly flightsPerDay: number
  readonly stop: string | null
  #reversed: Leg | null = null
  #timetable: readonly Flight[] | null = null

  constructor({ airline, from, to, km, flightsPerDay, stop }: Omit<Leg, 'reversed' | 'timetable'>) {
    this.airline = airline
    this.from = from
    this.to = to
    this.km = km
    this.flightsPerDay = flightsPerDay
    this.stop = stop
  }

  /** The same service the other way; asked twice, the same leg, so that its timetable is laid once. */
  get reversed(): Leg {
    if (this.#reversed) return this.#reversed
    const { airline, from, to, km, flightsPerDay, stop } = this
    const back = new Leg({ airline, from: to, to: from, km, flightsPerDay, stop })
    back.#reversed = this
    this.#reversed = back
    return back
  }

  /** The flights that are laid for the leg when they are first asked for. */
  timetable(lay: (leg: Leg) => readonly Flight[]): readonly Flight[] {
    this.#timetable ??= lay(this)
    return this.#timetable
  }
}
