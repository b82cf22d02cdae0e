import type { Aircraft } from '../airlines/aircraft.ts'
import type { Place } from '../network/place.ts'

const taxiAndClimbMinutes = 27
const jetStream = 0.055
/** Timetables allow more than that: for queues and detours, measured over published block times */
const allowance = 13
const slack = 1.05

const eastward = (from: Place, to: Place): number => {
  const turn = to.airport.lon - from.airport.lon
  const shortest = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  return Math.max(-1, Math.min(1, shortest / 60))
}

/** Gate to gate in minutes, to the next five: great circle at cruise speed, taxi and climb, the wind from the west, and slack. */
export const blockMinutes = (from: Place, to: Place, km: number, aircraft: Aircraft): number => {
  const cruise = (km / aircraft.cruiseKmh) * 60
  const wind = 1 - jetStream * eastward(from, to)
  return Math.ceil((allowance + slack * (cruise * wind + taxiAndClimbMinutes)) / 5) * 5
}
