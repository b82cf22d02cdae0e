import type { Counted } from './count-usage.ts'

/**
 * US dollars a million at Cloudflare, beyond what the paid plan includes: milliseconds of CPU, requests of Workers and of objects, rows
 * written, and seconds in which an object of 128 MB is busy (0.125 GB of 12.50 USD a million GB-seconds).
 */
export const dollars = { cpu: 0.02, request: 0.3, objectRequest: 0.15, row: 1, objectSecond: 1.5625 }

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** The alarms of counters are one an hour for each of 64 objects, however many are counted: none of a booking's. */
const isShared = (name: string): boolean => name === 'RateLimit.setAlarm' || name.startsWith('KeyRing.')

export const rowsOfObjects = ({ objects }: Counted['site']): number =>
  sum(Object.entries(objects).map(([name, count]) => (isShared(name) ? 0 : count)))

/** The site's own tables; all others are books of the demo's payment provider and airline, which real ones keep in their own house. */
const ownTables: ReadonlySet<string> = new Set(['bookings', 'outbox'])

export const rowsOfDatabase = ({ d1 }: Counted['backend'], whose: 'own' | 'demo'): number =>
  sum(Object.entries(d1).map(([table, count]) => (ownTables.has(table) === (whose === 'own') ? count : 0)))

/** A week later the visitor's object wakes once and deletes its draft. */
const later = { rows: 1, objectRequests: 1 }

/** What a booking is charged for besides its CPU. */
export const chargesOf = ({ site, backend }: Counted) => {
  const ownRows = rowsOfObjects(site) + rowsOfObjects(backend) + rowsOfDatabase(backend, 'own') + later.rows
  return {
    ownRows,
    demoRows: rowsOfDatabase(backend, 'demo'),
    requests: site.requests,
    objectRequests: site.objectRequests + backend.objectRequests + later.objectRequests,
    objectSeconds: (site.objectMs + backend.objectMs) / 1000,
  }
}
