import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { ForgottenBooking } from '#contract/operator.ts'
import { type ProblemBody, call, findOffer, hasten, readyTraveller } from '../../sessions/traveller-for-tests.ts'
import type { OrderState } from '../order-state.ts'

type Answered = ForgottenBooking & ProblemBody

export const forget = (booking: string, more: object = { travelAhead: true }, headers: Record<string, string> = {}) =>
  call<Answered>('/operator/forget-booking', { booking, ...more }, headers)

export const objectOf = (sessionId: string) => env.ORDERS.get(env.ORDERS.idFromString(sessionId))

export const stateOf = (sessionId: string) =>
  runInDurableObject(objectOf(sessionId), (_order, { storage }) => storage.get<OrderState>('order'))

export const change = async (sessionId: string, changed: (state: OrderState) => OrderState): Promise<void> =>
  runInDurableObject(objectOf(sessionId), async (_order, { storage }) => {
    const state = await storage.get<OrderState>('order')
    if (state) await storage.put('order', changed(state))
  })

/** A traveller with tickets, of whom everything is kept that can be. */
export const booked = async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'), {
    lastName: 'Olvidada',
    contact: { emergencyContact: 'Rosa Olvidada +57 300 765 4321' },
    from: { infoData: { source: 'news', affiliateId: 'olvidada' }, disId: 'd-9' },
  })
  await ana.pay((await ana.registerCard('4000000000000002')).body.transactionId)
  const card = await ana.registerCard('4242424242424242')
  const { booking } = (await ana.pay(card.body.transactionId)).body
  if (!booking) throw new Error('not booked')
  await hasten(ana.sessionId, 'documents')
  return { ana, booking }
}

/** Rows of any table that say something, by table. */
export const tablesWith = async (text: string): Promise<readonly string[]> => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'",
  ).all<{ name: string }>()
  const found = await Promise.all(
    results.map(async ({ name }) => {
      const rows = await env.DB.prepare(`SELECT * FROM ${name}`).all()
      return JSON.stringify(rows.results).includes(text) ? [name] : []
    }),
  )
  return found.flat().toSorted()
}
