import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { dayInZone } from '#domain/time/dates.ts'
import type { AirportRecord } from '../../../airports/airport-record.ts'
import { airportsOf } from '../../../airports/airport-table.ts'
import type { RequestFault } from '../../../api/refuse-faults.ts'

interface Leg {
  readonly from: string
  readonly to: string
  readonly departureDate: string
}

interface LegPaths {
  readonly from: string
  readonly to: string
  readonly date: string
}

const placeFaults = (leg: Leg, paths: LegPaths): RequestFault[] => {
  const from = airportsOf(leg.from)
  const to = airportsOf(leg.to)
  const faults: RequestFault[] = []
  if (from.length === 0) faults.push({ path: paths.from, message: `no airport or city has the code ${leg.from}` })
  if (to.length === 0) faults.push({ path: paths.to, message: `no airport or city has the code ${leg.to}` })
  const shared = from.some((airport: AirportRecord) => to.includes(airport))
  if (shared) faults.push({ path: paths.to, message: `is the same place as ${leg.from}` })
  return faults
}

/** Today, `YYYY-MM-DD`, at a place by its code. */
export const todayAt = (code: string, nowMs: number): string =>
  dayInZone(new Date(nowMs), airportsOf(code)[0]?.timeZone ?? 'UTC')

const dateFaults = (leg: Leg, path: string, last: string, nowMs: number): RequestFault[] => {
  const today = todayAt(leg.from, nowMs)
  if (leg.departureDate < today) return [{ path, message: `is in the past: at ${leg.from} it is ${today}` }]
  return leg.departureDate > last ? [{ path, message: `is after ${last}, the last day that is sold` }] : []
}

/**
 * Every fault of one leg beyond its form; `paths` say where in the request each of its parts stands. `last` is the last day
 * that is sold, by the calendar of where the trip starts.
 */
const legFaults = (leg: Leg, paths: LegPaths, last: string, nowMs: number): readonly RequestFault[] => [
  ...placeFaults(leg, paths),
  ...dateFaults(leg, paths.date, last, nowMs),
]

/** Every fault of a search's legs: each leg's own, and a return before the departure. */
export const searchFaults = (legs: readonly Leg[], nowMs: number): readonly RequestFault[] => {
  const last = lastBookableDay(todayAt(legs[0]?.from ?? '', nowMs))
  const faults = legs.flatMap((leg, index) => {
    const at = `payload.legInfo.${index}`
    return legFaults(leg, { from: `${at}.from`, to: `${at}.to`, date: `${at}.departureDate` }, last, nowMs)
  })
  const [out, back] = legs
  if (!out || !back) return faults
  const early = back.departureDate < out.departureDate
  return [
    ...faults,
    ...(early ? [{ path: 'payload.legInfo.1.departureDate', message: 'is before the departure' }] : []),
    ...returnPlaceFaults(out, back),
  ]
}

const isSamePlace = (a: string, b: string): boolean =>
  a === b || airportsOf(a).some((airport) => airportsOf(b).includes(airport))

const returnPlaceFaults = (out: Leg, back: Leg): RequestFault[] => [
  ...(isSamePlace(out.to, back.from)
    ? []
    : [{ path: 'payload.legInfo.1.from', message: `must be where the first leg ends, ${out.to}` }]),
  ...(isSamePlace(out.from, back.to)
    ? []
    : [{ path: 'payload.legInfo.1.to', message: `must be where the first leg starts, ${out.from}` }]),
]
