import { airportOf } from '../../../../airports/airport-table.ts'
import type { Aircraft } from '../airlines/aircraft.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import { distanceKm } from '../geography/great-circle.ts'
import type { Leg } from '../network/leg.ts'
import { placeOf } from '../network/place.ts'
import { aircraftOn } from './aircraft-choice.ts'
import { blockMinutes } from './block-time.ts'
import { minutesPerDay } from '../../../demo/calendar.ts'
import type { Flight, TechnicalStop } from '../network/leg.ts'
import { firstNumber } from './flight-numbers.ts'
import { offsetAt } from '../../../demo/zone-offset.ts'

const firstDeparture = 6 * 60
const lastDeparture = 21 * 60 + 30
const longHaulKm = 4500
const longHaulFirst = 7 * 60 + 30
const longHaulLast = 23 * 60 + 40
const stopMinutes = 90
/** timetables are laid out by winter clocks; in summer an arrival may shift by the hour */
const referenceMinute = Date.UTC(2027, 0, 15) / 60_000

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5

const seedOf = ({ airline, from, to }: Leg): number => mix(airline.number, from.number, to.number)

const spread = (leg: Leg, index: number, seed: number): number => {
  const flights = Math.max(1, leg.flightsPerDay)
  const place = (index + 0.15 + 0.7 * unit(mix(seed, index, 1))) / flights
  return toFive(firstDeparture + place * (lastDeparture - firstDeparture))
}

const arrivesAtDecentHour = (leg: Leg, departure: number, block: number): boolean => {
  const shift = offsetAt(leg.to.zone, referenceMinute) - offsetAt(leg.from.zone, referenceMinute)
  const arrival = (((departure + block + shift) % minutesPerDay) + minutesPerDay) % minutesPerDay
  return arrival >= 5 * 60 + 15 && arrival <= 23 * 60 + 30
}

const longHaulDeparture = (leg: Leg, index: number, seed: number, block: number): number => {
  const window = longHaulLast - longHaulFirst
  const flights = Math.max(1, leg.flightsPerDay)
  const start = ((index + unit(mix(seed, index, 2))) / flights) * window
  for (let shift = 0; shift < window; shift += 55) {
    const departure = toFive(longHaulFirst + ((start + shift) % window))
    if (arrivesAtDecentHour(leg, departure, block)) return departure
  }
  return toFive(longHaulFirst + start)
}

const everyDay = 0b1111111

const weekdaysOf = (leg: Leg, seed: number): number => {
  const days = Math.round(leg.flightsPerDay * 7)
  if (days >= 7) return everyDay
  let mask = 0
  const first = mix(seed, 3) % 7
  for (let day = 0; day < days; day += 1) mask |= 1 << ((first + Math.floor((day * 7) / days)) % 7)
  return mask
}

const stopOf = (leg: Leg, aircraft: Aircraft): TechnicalStop | null => {
  const airport = leg.stop === null ? undefined : airportOf(leg.stop)
  if (!airport) return null
  const place = placeOf(airport)
  const arrival = blockMinutes(leg.from, place, distanceKm(leg.from.point, place.point), aircraft)
  return { place, arrival, departure: arrival + stopMinutes }
}

const blockOf = (leg: Leg, aircraft: Aircraft, stop: TechnicalStop | null): number => {
  if (!stop) return blockMinutes(leg.from, leg.to, leg.km, aircraft)
  return stop.departure + blockMinutes(stop.place, leg.to, distanceKm(stop.place.point, leg.to.point), aircraft)
}

const flightsOf = (leg: Leg): readonly Flight[] => {
  const seed = seedOf(leg)
  const aircraftAt = aircraftOn(leg, seed)
  const weekdays = weekdaysOf(leg, seed)
  const number = firstNumber(leg)
  return Array.from({ length: Math.max(1, Math.floor(leg.flightsPerDay)) }, (_, index): Flight => {
    const aircraft = aircraftAt(index)
    const stop = stopOf(leg, aircraft)
    const block = blockOf(leg, aircraft, stop)
    return {
      leg,
      index,
      number: number + index * 2,
      aircraft,
      departure: leg.km > longHaulKm ? longHaulDeparture(leg, index, seed, block) : spread(leg, index, seed),
      blockMinutes: block,
      weekdays,
      stop,
    }
  })
}

/** An airline's timetable on a leg: a function of the route alone, never of when it is asked, so it is laid once a leg. */
export const timetable = (leg: Leg): readonly Flight[] => leg.timetable(flightsOf)
