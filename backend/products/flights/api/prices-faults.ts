import type { RequestFault } from '../../../api/refuse-faults.ts'
import { airportsOf } from '../../../airports/airport-table.ts'

const mostDays = 62
const mostGridDays = 14
const dayMs = 86_400_000

/** The dates from one to another, both included; empty where they run backwards. */
export const datesBetween = (start: string, end: string): readonly string[] => {
  const first = Date.parse(start)
  const count = Math.round((Date.parse(end) - first) / dayMs) + 1
  return Array.from({ length: Math.max(0, Math.min(count, 1000)) }, (_, day) =>
    new Date(first + day * dayMs).toISOString().slice(0, 10),
  )
}

const rangeFaults = (dates: readonly string[], path: string, most: number): RequestFault[] => {
  if (dates.length === 0) return [{ path, message: 'is before the start' }]
  return dates.length > most ? [{ path, message: `is more than ${most} days after the start` }] : []
}

const placeFaults = (path: string, code: string): RequestFault[] =>
  airportsOf(code).length === 0 ? [{ path, message: `no airport or city has the code ${code}` }] : []

/** Whether one is an airport of the other, or both are the same. */
export const isOnePlace = (from: string, to: string): boolean => {
  const goals = airportsOf(to)
  return airportsOf(from).some((start) => goals.includes(start))
}

const routeFaults = (from: string, to: string): RequestFault[] => [
  ...placeFaults('query.from', from),
  ...placeFaults('query.to', to),
  ...(isOnePlace(from, to) ? [{ path: 'query.to', message: `is the same place as ${from}` }] : []),
]

interface Party {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

const mostTravellers = 9

const partyFaults = ({ adults, children, infants }: Party): RequestFault[] => [
  ...(infants > adults ? [{ path: 'query.infants', message: 'must not be more than the adults' }] : []),
  ...(adults + children + infants > mostTravellers
    ? [{ path: 'query.adults', message: `with children and infants must not be more than ${mostTravellers}` }]
    : []),
]

interface Route {
  readonly from: string
  readonly to: string
}

export const daysFaults = ({ from, to }: Route, party: Party, dates: readonly string[]): readonly RequestFault[] => [
  ...routeFaults(from, to),
  ...partyFaults(party),
  ...rangeFaults(dates, 'query.end', mostDays),
]

/** Where a trip begins may stand among the places; it is left out of the answer. */
export const placesFaults = (
  from: string,
  places: readonly string[],
  party: Party,
  dates: readonly string[],
): readonly RequestFault[] => [
  ...placeFaults('query.from', from),
  ...places.flatMap((to) => placeFaults('query.to', to)),
  ...partyFaults(party),
  ...rangeFaults(dates, 'query.end', mostDays),
]

export const gridFaults = (
  { from, to }: Route,
  party: Party,
  departures: readonly string[],
  returns: readonly string[],
): readonly RequestFault[] => [
  ...routeFaults(from, to),
  ...partyFaults(party),
  ...rangeFaults(departures, 'query.departureEnd', mostGridDays),
  ...rangeFaults(returns, 'query.returnEnd', mostGridDays),
]
