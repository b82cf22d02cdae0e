import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { BookingSummary } from '#contract/booking.ts'
import { call, customerDetails, findOffer, readyTraveller } from '../../sessions/traveller-for-tests.ts'

const booked = async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const card = await ana.registerCard('4242424242424242')
  const paid = await ana.pay(card.body.transactionId)
  const { booking } = paid.body
  if (!booking) throw new Error('not booked')
  return { ana, booking }
}

const lookup = (referenceId: string, email: string, address: string = crypto.randomUUID()) =>
  call<{ id?: string; requestId?: string }>('/booking/lookup', { referenceId, email }, { 'x-visitor-address': address })

it('finds a booking by reference and email, however they are written', async () => {
  const { booking } = await booked()
  const typed = ` ${booking.referenceId.slice(0, 3).toLowerCase()} ${booking.referenceId.slice(3)} `
  const found = await lookup(typed, ' ANA.perez@Example.com ')
  expect(found).toMatchObject({ status: 200, body: { id: booking.id } })
})

it('answers a wrong reference and a wrong email alike', async () => {
  const { booking } = await booked()
  const answers = [await lookup('ZZZZZZ', customerDetails.email), await lookup(booking.referenceId, 'b@example.com')]
  const [one, two] = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }))
  expect(one).toEqual(two)
  expect(one).toMatchObject({ status: 404, body: { _tag: 'BookingNotFound' } })
})

const timed = async (referenceId: string, email: string): Promise<number> => {
  const asked = Date.now()
  await lookup(referenceId, email)
  return Date.now() - asked
}

it('takes as long over a wrong reference as over a wrong email', async () => {
  const { booking } = await booked()
  const rounds = Array.from({ length: 8 }, (_, round) => round)
  const pairs = await Promise.all(
    // side by side, so that a machine that is busy for a moment holds up both alike
    rounds.map((round) =>
      Promise.all([timed(`ZZZZ${round}Z`, customerDetails.email), timed(booking.referenceId, `${round}@example.com`)]),
    ),
  )
  const references = pairs.map(([reference]) => reference)
  const emails = pairs.map(([, email]) => email)
  // a busy machine only ever adds to what an answer takes: the quickest tells what it takes by itself
  const [reference, email] = [Math.min(...references), Math.min(...emails)]
  expect(Math.min(reference, email)).toBeGreaterThanOrEqual(395)
  expect(Math.abs(reference - email)).toBeLessThan(60)
})

it('lets whoever knows both look as often as they like', async () => {
  const { booking } = await booked()
  const address = crypto.randomUUID()
  for (let time = 0; time < 25; time += 1)
    expect((await lookup(booking.referenceId, customerDetails.email, address)).status).toBe(200)
})

it('limits a thousand guesses from one address', async () => {
  const address = crypto.randomUUID()
  const statuses: number[] = []
  for (let guess = 0; guess < 1000; guess += 1)
    statuses.push((await lookup(`G${guess}`, 'a@example.com', address)).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(980)
}, 60_000)

it('limits guesses at one reference from many addresses', async () => {
  const { booking } = await booked()
  const guesses = Array.from({ length: 15 }, (_, index) => lookup(booking.referenceId, `${index}@example.com`))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

it('opens for its owner while others try wrong emails', async () => {
  const { booking } = await booked()
  for (let guess = 0; guess < 12; guess += 1) await lookup(booking.referenceId, `${guess}@example.com`)
  expect((await lookup(booking.referenceId, 'another@example.com')).status).toBe(429)
  const found = await lookup(booking.referenceId, customerDetails.email)
  expect(found).toMatchObject({ status: 200, body: { id: booking.id } })
}, 60_000)

it('opens for its owner after ten wrong emails of their own', async () => {
  const { booking } = await booked()
  const address = crypto.randomUUID()
  const guesses = Array.from({ length: 10 }, (_, guess) => lookup(booking.referenceId, `${guess}@x.example`, address))
  await Promise.all(guesses)
  expect((await lookup(booking.referenceId, customerDetails.email, address)).status).toBe(200)
})

it('opens under a reference of six characters from before', async () => {
  const { booking } = await booked()
  await env.DB.prepare("UPDATE bookings SET reference = 'AC3479' WHERE id = ?").bind(booking.id).run()
  expect((await lookup('ac-34 79', customerDetails.email)).body.id).toBe(booking.id)
})

it('lists an agent’s own bookings and nobody else’s', async () => {
  const { ana, booking } = await booked()
  const own = await call<{ data: BookingSummary[] }>('/bookings', undefined, { 'x-agent-id': ana.agentId })
  expect(own.body.data).toMatchObject([{ id: booking.id, from: 'BOG', to: 'MAD', passengerCount: 1 }])
  expect(own.body.data).toMatchObject([{ fromCity: { es: 'Bogotá' }, toCity: { en: 'Madrid' } }])
  const other = { 'x-agent-id': 'agent-of-somebody-else' }
  expect((await call<{ data: unknown[] }>('/bookings', undefined, other)).body.data).toEqual([])
  expect((await call(`/bookings/${booking.id}`, undefined, other)).status).toBe(404)
})

it('lists a booking that was kept before cities were named', async () => {
  const { ana, booking } = await booked()
  await env.DB.prepare("UPDATE bookings SET summary = json_remove(summary, '$.fromCity', '$.toCity') WHERE id = ?")
    .bind(booking.id)
    .run()
  const { body } = await call<{ data: BookingSummary[] }>('/bookings', undefined, { 'x-agent-id': ana.agentId })
  expect(body.data).toMatchObject([{ id: booking.id, from: 'BOG' }])
  expect(body.data[0]).not.toHaveProperty('fromCity')
})

it('lists a booking that was kept before bookings had parts as one flight', async () => {
  const { ana, booking } = await booked()
  const list = async () =>
    (await call<{ data: BookingSummary[] }>('/bookings', undefined, { 'x-agent-id': ana.agentId })).body.data
  const listed = await list()
  expect(listed[0]?.parts).toMatchObject([
    { kind: 'flight', state: 'confirmed', from: 'BOG', fromCity: { es: 'Bogotá' } },
  ])
  await env.DB.prepare("UPDATE bookings SET summary = json_remove(summary, '$.parts') WHERE id = ?")
    .bind(booking.id)
    .run()
  expect(await list()).toEqual(listed)
})

it('sends the mail again, three times at most', async () => {
  const { ana, booking } = await booked()
  const again = () => call(`/bookings/${booking.id}/mail`, {}, { 'x-agent-id': ana.agentId })
  const statuses = [await again(), await again(), await again(), await again()].map(({ status }) => status)
  expect(statuses).toEqual([202, 202, 202, 429])
})
