import { africaAsiaAirlines } from './africa-asia-airlines.ts'
import type { Airline } from './airline.ts'
import { americasAirlines } from './americas-airlines.ts'
import { europeAirlines } from './europe-airlines.ts'
import { operatorNames } from './operators.ts'
import { parseAirlines } from './parse-airlines.ts'

/** The airline of the named routes: it exists nowhere but here, under the code that test systems use. No connections. */
const showcaseAirline = parseAirlines(`ZZ|Trayecto Demo Air|F-|||||319 32N 789||euro-legacy`)

/** Always has seats: whoever tries a named route finds it open. */
export const showcaseCode = 'ZZ'

export const airlines: readonly Airline[] = [
  ...americasAirlines,
  ...europeAirlines,
  ...africaAsiaAirlines,
  ...showcaseAirline,
]

const byCode = new Map(airlines.map((airline) => [airline.code, airline]))

export const airlineOf = (code: string): Airline | undefined => byCode.get(code)

export const carrierName = (code: string): string => byCode.get(code)?.name ?? operatorNames[code] ?? code

const sameAlliance = (a: Airline, b: Airline): boolean => a.alliance !== null && a.alliance === b.alliance

/** Whether one ticket of either can hold flights of both at through fares. */
export const arePartners = (a: Airline, b: Airline): boolean =>
  a === b || sameAlliance(a, b) || a.partners.has(b.code) || b.partners.has(a.code)
