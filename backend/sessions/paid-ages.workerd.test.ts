import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { PaymentOutcome } from '#contract/booking.ts'
import type { OrderState } from '../orders/order-state.ts'
import { call, findOffer, inDays, payOnPage, readyTraveller } from './traveller-for-tests.ts'

const types = ['adult', 'infant'] as const
const ageFault = { path: 'payload.passengers.1.dateOfBirth', message: expect.stringContaining('of the age') }

const family = async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD', types), { types })
  const send = (path: string, change: object, whose = 1) =>
    ana.write(path, {
      ...ana.parts,
      billingInformation: ana.billingInformation,
      passengers: ana.parts.passengers.map((own, index) => (index === whose ? { ...own, ...change } : own)),
    })
  return { ana, send }
}

/** As an earlier build took them in. */
const storeBorn = (sessionId: string, dateOfBirth: string) =>
  runInDurableObject(env.ORDERS.get(env.ORDERS.idFromString(sessionId)), async (_order, { storage }) => {
    const state = await storage.get<OrderState>('order')
    if (!state?.passengers) throw new Error('nobody is named')
    const passengers = state.passengers.map((own, index, all) =>
      index === all.length - 1 ? { ...own, shown: { ...own.shown, dateOfBirth } } : own,
    )
    await storage.put('order', { ...state, passengers })
  })

it('sells a fare to whoever has its age, and keeps who was named before', async () => {
  const { ana, send } = await family()
  for (const path of ['/create-passenger', '/create-billing-info'])
    expect(await send(path, { dateOfBirth: '1980-01-01' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', faults: [ageFault] },
    })
  const card = await ana.registerCard('4242424242424242')
  expect(card.status).toBe(200)
  const { body } = await ana.pay(card.body.transactionId)
  expect(body).toMatchObject({ status: 'paid' })
  expect(body.booking?.passengers.map(({ dateOfBirth }) => dateOfBirth)).toEqual(
    ana.parts.passengers.map(({ dateOfBirth }) => dateOfBirth),
  )
})

it.each([
  ['somebody who is not born', { dateOfBirth: '2999-01-01' }, 'passengers.0.dateOfBirth'],
  ['a child as an adult', { dateOfBirth: '2020-01-01' }, 'passengers.0.dateOfBirth'],
  ['a passport that has expired', { passportExpiryDate: '2001-01-01' }, 'passengers.0.passportExpiryDate'],
  ['a passport without a number', { passportNumber: '- - -' }, 'passengers.0.passportNumber'],
  ['a passport that is not issued yet', { passportIssuanceDate: '2999-01-01' }, 'passengers.0.passportIssuanceDate'],
  ['names that no ticket has room for', { middleName: 'Santísima Trinidad '.repeat(3) }, 'passengers.0.middleName'],
  ['a party of minors', { dateOfBirth: inDays(-15 * 365) }, 'passengers.0.dateOfBirth'],
])('refuses %s', async (_what, change, path) => {
  const { send } = await family()
  const { status, body } = await send('/create-passenger', change, 0)
  expect(status).toBe(400)
  expect(body.faults).toEqual([expect.objectContaining({ path: `payload.${path}` })])
})

it('asks for the travellers again where an earlier build took in another age, before anything is charged', async () => {
  const { ana, send } = await family()
  const card = await ana.registerCard('4242424242424242')
  await storeBorn(ana.sessionId, '1980-01-01')
  expect((await ana.pay(card.body.transactionId)).body).toMatchObject({
    code: 'steps_missing',
    missing: ['passengers'],
  })
  await send('/create-passenger', {})
  expect((await ana.pay(card.body.transactionId)).body).toMatchObject({ status: 'paid' })
})

it('has seats paid for that an earlier build held at another age', async () => {
  const offer = await findOffer('JFK', 'EWR')
  const ana = await readyTraveller(offer)
  const transaction = { amount: offer.price.intTotal.amount, currency: 'USD' }
  const held = (await ana.write<PaymentOutcome>('/hold', { ...ana.parts, transaction })).body.booking
  await storeBorn(ana.sessionId, '2024-01-01')
  const { body } = await call<{ data: { paymentUrl: string } }>(
    `/bookings/${held?.id}/pay`,
    { returnUrl: 'http://localhost:4173/en/user/my-journey/booking-detail', ...transaction },
    { 'x-agent-id': ana.agentId },
  )
  await payOnPage(body.data.paymentUrl, { sessionId: ana.sessionId, amount: transaction.amount })
  expect((await ana.booking(held?.id ?? '')).body).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid' })
})
