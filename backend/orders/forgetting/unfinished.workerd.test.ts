import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type ProblemBody, findOffer, readyTraveller } from '../../sessions/traveller-for-tests.ts'
import type { OrderState } from '../order-state.ts'
import { booked, change, forget, stateOf, tablesWith } from './forget-for-tests.ts'
import { unfinished } from './unfinished.ts'

const withFirst = (state: OrderState, part: object): OrderState =>
  ({ ...state, parts: state.parts.map((own, at) => (at === 0 ? { ...own, ...part } : own)) }) as OrderState

const trouble = { since: 1, tries: 1, told: true, task: 't' }
const refunded = { reason: 'weather', at: 1, refunded: null }

/** What may be still to come of a booking whose tickets are there. */
const toCome: readonly (readonly [ProblemBody['code'], string, (state: OrderState) => OrderState])[] = [
  [
    'payment_under_way',
    'a charge is not taken yet',
    (state) => ({ ...state, attempt: state.attempt && { ...state.attempt, stage: 'capturing' } }),
  ],
  [
    'money_outstanding',
    'money that was set aside is not let go',
    (state) => ({ ...state, attempt: state.attempt && { ...state.attempt, trouble } }),
  ],
  ['money_outstanding', 'a refund is owed', (state) => withFirst(state, { state: 'cancelled', calledOff: refunded })],
  [
    'seats_held',
    'seats are held',
    (state) => ({ ...state, hold: { key: 'hold_1', stage: 'held', payBy: 1, endedBy: null } }),
  ],
  ...(['securing', 'held', 'confirming', 'requested', 'unknown', 'releasing', 'stuck'] as const).map(
    (part) =>
      ['part_under_way', `a part is ${part}`, (state: OrderState) => withFirst(state, { state: part })] as const,
  ),
  ['part_under_way', 'a part is in trouble', (state) => withFirst(state, { trouble })],
  ['part_under_way', 'a part is given back', (state) => ({ ...state, tasks: { ...state.tasks, release: 1 } })],
  [
    'documents_pending',
    'tickets are to come',
    (state) => withFirst(state, { documents: { state: 'pending', issued: [] } }),
  ],
]

describe('what is not finished', () => {
  it.each(toCome)('%s: %s', async (code, _what, changed) => {
    const { ana, booking } = await booked()
    await change(ana.sessionId, changed)
    const answer = await forget(booking.id)
    expect(answer).toMatchObject({ status: 409, body: { _tag: 'BookingUnfinished', code } })
    expect(answer.body.message).toContain('Nothing was deleted.')
    expect(await tablesWith(booking.id)).toEqual(['attributions', 'bookings', 'outbox'])
    expect((await stateOf(ana.sessionId))?.bookingId).toBe(booking.id)
  })

  it('is what somebody has yet to look into', async () => {
    const { booking } = await booked()
    const task = (resolved: number | null) =>
      env.DB.prepare(
        `INSERT OR REPLACE INTO operator_tasks
          (id, kind, booking_id, session_id, part_id, product, supplier, supplier_reference, amount, currency, since, raised_at, resolved_at)
          VALUES ('task', 'stuck', ?, '', '1', 'flight', 'DEMO', 'PNR4X7', 1, 'USD', 1, 1, ?)`,
      )
        .bind(booking.id, resolved)
        .run()
    await task(null)
    expect((await forget(booking.id)).body.code).toBe('operator_task_open')
    await task(2)
    expect((await forget(booking.id)).status).toBe(200)
    expect(await tablesWith('PNR4X7')).toEqual([])
  })

  it('is travel that is not over, unless that is said', async () => {
    const { ana, booking } = await booked()
    for (const more of [{}, { travelAhead: false }])
      expect(await forget(booking.id, more)).toMatchObject({ status: 409, body: { code: 'travel_ahead' } })
    expect((await ana.booking(booking.id)).status).toBe(200)
    expect((await forget(booking.id, { travelAhead: true })).status).toBe(200)
  })

  it('is travel until its last day is over everywhere', async () => {
    const { ana } = await booked()
    const state = await stateOf(ana.sessionId)
    const offer = state?.parts[0]?.kind === 'flight' ? state.parts[0].item.offer : undefined
    const lands = offer?.itineraries.at(-1)?.segments.at(-1)?.arrival.at.slice(0, 10)
    if (!state || !lands) throw new Error('nothing lands')
    const over = Date.parse(`${lands}T00:00:00Z`) + 36 * 3_600_000
    expect(unfinished(state, over - 1, { travelAhead: false })).toBe('travel_ahead')
    expect(unfinished(state, over, { travelAhead: false })).toBeUndefined()
    expect(unfinished(withFirst(state, { state: 'cancelled' }), over - 1, { travelAhead: false })).toBeUndefined()
  })

  it('is a payment that its traveller is at', async () => {
    const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
    await ana.goToPage()
    const bookingId = (await stateOf(ana.sessionId))?.bookingId ?? ''
    await env.DB.prepare(
      "INSERT INTO bookings (reference, id, session_id, agent_digest, created_at) VALUES ('OPENPAYMT', ?, ?, '', 1)",
    )
      .bind(bookingId, ana.sessionId)
      .run()
    expect((await forget(bookingId)).body.code).toBe('payment_under_way')
  })
})
