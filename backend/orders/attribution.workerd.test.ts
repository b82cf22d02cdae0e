import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { packageBuyer, packageOf } from '../products/packages/traveller-for-tests.ts'
import { findOffer, hasten, readyTraveller } from '../sessions/traveller-for-tests.ts'
import type { OrderState } from './order-state.ts'

const infoData = { source: 'news', medium: 'email', affiliateId: 'spring-of-tests' }

const kept = async (bookingId: string) => {
  const { results } = await env.DB.prepare('SELECT info_data, dis_id FROM attributions WHERE booking_id = ?')
    .bind(bookingId)
    .all<{ info_data: string; dis_id: string | null }>()
  return results.map(({ info_data: info, dis_id: disId }) => ({ infoData: JSON.parse(info), disId }))
}

const booked = async (from: { readonly infoData?: object; readonly disId?: string }) => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'), { from })
  const card = await ana.registerCard('4242424242424242')
  const { body } = await ana.pay(card.body.transactionId)
  const id = body.booking?.id ?? ''
  return { ana, id, paid: body }
}

it('tells the operator of a booking where it came from, and nobody else', async () => {
  const { ana, id, paid } = await booked({ infoData, disId: 'd-7' })
  expect(await kept(id)).toEqual([{ infoData, disId: 'd-7' }])
  const mails = await env.DB.prepare('SELECT html, plain FROM outbox WHERE booking_id = ?').bind(id).all()
  const shown = JSON.stringify([paid, await ana.booking(id), mails.results])
  expect(shown).not.toContain('spring-of-tests')
})

it('is kept apart from the order, which is kept for good', async () => {
  const { ana } = await booked({ infoData, disId: 'd-7' })
  const order = env.ORDERS.get(env.ORDERS.idFromString(ana.sessionId))
  await runInDurableObject(order, async (_order, { storage }) => {
    const { started, disId } = (await storage.get<OrderState>('order')) ?? {}
    expect([started, disId]).toEqual([expect.not.objectContaining({ infoData: expect.anything() }), undefined])
  })
})

it.each([{}, { infoData: {} }, { infoData: { source: '' } }])('%j says nothing, and nothing is kept', async (from) => {
  expect(await kept((await booked(from)).id)).toEqual([])
})

it.each(['session', 'flight'])('is forgotten where its %s is told of it no more', async (told) => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'), { from: { infoData } })
  const { agentId, parts } = ana
  const answer =
    told === 'session'
      ? await ana.write('/start', { agentId, language: 'es', infoData: {} })
      : await ana.write('/set/flight-order', { agentId, flightOffer: parts.flightOffer, infoData: {} })
  expect(answer.status).toBe(200)
  const order = env.ORDERS.get(env.ORDERS.idFromString(ana.sessionId))
  await runInDurableObject(order, async (_order, { storage }) =>
    expect((await storage.get<OrderState>('order'))?.started.infoData).toEqual({}),
  )
})

it('stays with an order whose first part its supplier is at, until it is a booking', async () => {
  const offer = await packageOf({
    hotelCode: 'PRUEBAS-processing_ok',
    flight: ({ fareFamilies, id }) => fareFamilies.some((fare) => fare.id === id && !fare.refund.allowed),
  })
  const ana = await packageBuyer(offer, { infoData })
  const paid = await ana.pay()
  expect(paid.body).toMatchObject({ _tag: 'UnknownOutcome' })
  await env.DB.prepare("UPDATE hotel_orders SET settles_at = 0 WHERE outcome = 'processing_ok'").run()
  await hasten(ana.sessionId, 'settle')
  const { booking } = (await ana.status()).body
  expect(booking?.bookingStatus).toBe('Confirmed')
  expect(await kept(booking?.id ?? '')).toEqual([{ infoData, disId: null }])
})
