import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What the books hold of one agent: orders are those that their suppliers keep. */
interface Line {
  readonly bookings: number
  readonly flights: number
  readonly stays: number
  /** of activities and tours */
  readonly places: number
  readonly charges: number
  /** what was given back of it is taken off */
  readonly charged: number
}

interface Totals {
  readonly orders: number
  readonly charges: number
  /** what nobody but a person can bring to an end */
  readonly tasks: number
  /** times for which more places were sold than there are, of those that have so few */
  readonly oversold: number
}

/** Orders of all suppliers that are not given back. */
const orders = `orders AS (
  SELECT 'flight' AS kind, order_key, airline_reference AS reference FROM airline_orders WHERE status IN ('confirmed', 'held')
  UNION ALL SELECT 'stay', order_key, reference FROM hotel_orders WHERE status IN ('confirmed', 'processing')
  UNION ALL SELECT 'place', order_key, reference FROM reservations
    WHERE order_key IS NOT NULL AND status IN ('confirmed', 'pending'))`

/** How many may come to a time that is kept for nobody. */
const fewPlaces = 2

/** The backend's own books, straight from its database. */
export const ledgerOf = (state: string) => {
  const files = globSync('d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: state }).filter(
    (file) => !file.endsWith('metadata.sqlite'),
  )
  const [file] = files
  if (!file || files.length > 1) throw new Error(`${state} holds ${files.length} databases`)
  const database = new DatabaseSync(path.join(state, file), { readOnly: true })
  const query = database.prepare(`
    WITH ${orders},
      sessions AS (SELECT session_id FROM bookings WHERE agent_digest = :agent),
      own AS (SELECT kind FROM orders
        WHERE substr(order_key, 1, instr(order_key, ':') - 1) IN
            (SELECT id FROM gateway_payments WHERE session_id IN (SELECT session_id FROM sessions))
          OR reference IN (SELECT json_extract(summary, '$.airlineReference') FROM bookings WHERE agent_digest = :agent)),
      charges AS (SELECT payment_id, amount FROM gateway_charges WHERE amount > 0 AND session_id IN (SELECT session_id FROM sessions))
    SELECT
      (SELECT count(DISTINCT id) FROM bookings WHERE agent_digest = :agent AND summary IS NOT NULL) AS bookings,
      (SELECT count(*) FROM own WHERE kind = 'flight') AS flights,
      (SELECT count(*) FROM own WHERE kind = 'stay') AS stays,
      (SELECT count(*) FROM own WHERE kind = 'place') AS places,
      (SELECT count(*) FROM charges) AS charges,
      (SELECT coalesce(sum(amount), 0) FROM charges)
        - (SELECT coalesce(sum(amount), 0) FROM gateway_refunds WHERE payment_id IN (SELECT payment_id FROM charges)) AS charged`)
  const totals = database.prepare(`
    WITH ${orders}
    SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM gateway_charges WHERE amount > 0) AS charges,
      (SELECT count(*) FROM operator_tasks WHERE resolved_at IS NULL) AS tasks,
      (SELECT count(*) FROM (SELECT 1 FROM reservations
        WHERE order_key IS NOT NULL AND outcome = 'hold_not_provided' AND status IN ('confirmed', 'pending')
        GROUP BY area, code, option, starts HAVING sum(places) > ${fewPlaces})) AS oversold`)
  return {
    of: (agentId: string): Line =>
      ({ ...query.get({ agent: createHash('sha256').update(agentId).digest('hex') }) }) as unknown as Line,
    totals: () => totals.get() as unknown as Totals,
    close: () => database.close(),
  }
}
