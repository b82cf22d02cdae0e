import { orderDesk } from '../order-desk.ts'
import type { FlightSource } from '../suppliers/flight-source.ts'
import { demoFlights } from './demo-flights.ts'
import { namedOutcome } from './named-routes.ts'

/** The demo network: always there, with routes whose orders fail by their names. */
export const demoSource: FlightSource = {
  code: 'DEMO',
  isOn: () => true,
  searching: demoFlights,
  desk: (tools) => orderDesk({ ...tools, supplier: 'DEMO', outcomeOf: namedOutcome }),
}
