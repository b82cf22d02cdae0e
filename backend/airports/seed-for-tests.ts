import { env } from 'cloudflare:workers'
import { airportsSeed } from '../../scripts/airports/seed-statements.ts'

/** Puts all airports into the database of a test in workerd. */
export const seedAirports = async (): Promise<void> => {
  await env.DB.batch(airportsSeed().statements.map((statement) => env.DB.prepare(statement)))
}
