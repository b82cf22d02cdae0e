import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

interface Line {
  readonly agent: string
  readonly bookings: number
  readonly orders: number
  readonly charges: number
  readonly charged: number
}

/** The backend's own books of one agent, straight from its database. */
export const ledgerOf = (state: string) => {
  const files = globSync('d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: state }).filter(
    (file) => !file.endsWith('metadata.sqlite'),
  )
  const [file] = files
  if (!file || files.length > 1) throw new Error(`${state} holds ${files.length} databases`)
  const database = new DatabaseSync(path.join(state, file), { readOnly: true })
  const query = database.prepare(`
    SELECT count(DISTINCT b.id) AS bookings,
      (SELECT count(*) FROM airline_orders WHERE status = 'confirmed' AND (substr(order_key, 1, instr(order_key, ':') - 1) IN
        (SELECT id FROM gateway_payments WHERE session_id IN (SELECT session_id FROM bookings WHERE agent_digest = :agent))
        OR airline_reference IN
          (SELECT json_extract(summary, '$.airlineReference') FROM bookings WHERE agent_digest = :agent))) AS orders,
      (SELECT count(*) FROM gateway_charges WHERE session_id IN (SELECT session_id FROM bookings WHERE agent_digest = :agent)) AS charges,
      (SELECT coalesce(sum(amount), 0) FROM gateway_charges WHERE session_id IN
        (SELECT session_id FROM bookings WHERE agent_digest = :agent)) AS charged
    FROM bookings b WHERE b.agent_digest = :agent AND b.summary IS NOT NULL`)
  const totals = database.prepare(
    'SELECT (SELECT count(*) FROM airline_orders) AS orders, (SELECT count(*) FROM gateway_charges) AS charges',
  )
  return {
    of: (agentId: string): Line => ({
      agent: agentId,
      ...(query.get({ agent: createHash('sha256').update(agentId).digest('hex') }) as unknown as Omit<Line, 'agent'>),
    }),
    totals: () => totals.get() as unknown as { readonly orders: number; readonly charges: number },
    close: () => database.close(),
  }
}
