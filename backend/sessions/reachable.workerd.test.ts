import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { OrderState } from '../orders/order-state.ts'
import { type ProblemBody, call, customerDetails, findOffer, keyOf, readyTraveller } from './traveller-for-tests.ts'

const setCustomer = (change: object) =>
  call<ProblemBody>(
    '/user/session/customer',
    { customerDetails: { ...customerDetails, ...change } },
    { 'idempotency-key': keyOf(), 'x-session-id': 'x' },
  )

describe('whom a booking is talked about with', () => {
  it.each(['a,b@c.d', '<a@b.c>', 'a@b..c', 'a@b.c\u0000', ' a@b.c'])('has no address like %j', async (email) => {
    const { status, body } = await setCustomer({ email })
    expect(status).toBe(400)
    expect(body.faults).toEqual([{ path: 'payload.customerDetails.email', message: 'must be an email address' }])
  })

  it.each(['------', '+      ', '0000000'])('has no number like %j', async (phone) => {
    const { status, body } = await setCustomer({ phone })
    expect(status).toBe(400)
    expect(body.faults).toEqual([{ path: 'payload.customerDetails.phone', message: 'must be a telephone number' }])
  })

  it('is shown of a booking as an earlier build took them in', async () => {
    const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
    const card = await ana.registerCard('4242424242424242')
    const { booking } = (await ana.pay(card.body.transactionId)).body
    const before = { email: 'a@b..c', phone: '------' }
    await runInDurableObject(env.ORDERS.get(env.ORDERS.idFromString(ana.sessionId)), async (_order, { storage }) => {
      const state = await storage.get<OrderState>('order')
      if (!state?.customer) throw new Error('nobody is named')
      await storage.put('order', { ...state, customer: { ...state.customer, ...before } })
    })
    expect(await ana.booking(booking?.id ?? '')).toMatchObject({ status: 200, body: { customerDetails: before } })
  })
})
