import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { chargesOf, findOffer, hasten, passportNumber, readyTraveller } from './traveller-for-tests.ts'

it('books and charges once, whatever is repeated', async () => {
  const offer = await findOffer('BOG', 'MAD')
  const ana = await readyTraveller(offer)
  const card = await ana.registerCard('4242424242424242')
  expect(card).toMatchObject({ status: 200, body: { brand: 'visa', last4: '4242' } })
  const paid = await ana.pay(card.body.transactionId)
  expect(paid).toMatchObject({ status: 200, body: { status: 'paid' } })
  const { booking } = paid.body
  expect(booking).toMatchObject({
    bookingStatus: 'Confirmed',
    ticketingStatus: 'pending',
    total: offer.price.intTotal,
    referenceId: expect.stringMatching(/^[A-Z0-9]{9}$/),
  })
  expect(booking?.passengers[0]?.passportNumberEnding).toBe('97')
  expect(booking?.paymentInformation.transactions.map(({ type, status }) => [type, status])).toEqual([
    ['authorisation', 'success'],
    ['charge', 'success'],
  ])
  const again = await Promise.all([ana.pay(card.body.transactionId), ana.pay(card.body.transactionId), ana.status()])
  for (const { body } of again) expect(body.booking?.referenceId).toBe(booking?.referenceId)
  const charge = await env.DB.prepare('SELECT * FROM gateway_charges WHERE session_id = ?').bind(ana.sessionId).all()
  expect(charge.results).toMatchObject([{ amount: offer.price.intTotal.amount, currency: 'USD' }])
})

it('issues tickets on the alarm and tells the traveller in their language', async () => {
  const ana = await readyTraveller(await findOffer('EZE', 'MIA', ['adult', 'child']), { types: ['adult', 'child'] })
  const card = await ana.registerCard('5555555555554444')
  const paid = await ana.pay(card.body.transactionId)
  const id = paid.body.booking?.id ?? ''
  await hasten(ana.sessionId, 'documents')
  const { body } = await ana.booking(id)
  expect(body.ticketingStatus).toBe('issued')
  expect(body.tickets).toHaveLength(2)
  const { results } = await env.DB.prepare('SELECT * FROM outbox WHERE booking_id = ? ORDER BY created_at')
    .bind(id)
    .all<{ subject: string; html: string }>()
  expect(results[0]?.subject).toContain('confirmada')
  expect(JSON.stringify(results)).not.toContain(passportNumber)
})

it('follows a traveller who changes the language, until the flight is booked', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const goOn = (language: string, agentId = ana.agentId) =>
    ana.write<{ sessionId: string }>('/start', { agentId, language, returnUrl: `http://localhost/${language}/back` })
  expect((await goOn('en')).body.sessionId).toBe(ana.sessionId)
  expect(await goOn('es', 'somebody-else-entirely')).toMatchObject({ status: 404, body: { _tag: 'SessionNotFound' } })
  const card = await ana.registerCard('4000000000003220')
  await ana.pay(card.body.transactionId)
  const payment = await env.DB.prepare('SELECT * FROM gateway_payments WHERE id = ?')
    .bind(card.body.transactionId)
    .first()
  expect(payment).toMatchObject({ language: 'en', return_url: 'http://localhost/en/back' })
  const good = await ana.registerCard('4242424242424242')
  const { body } = await ana.pay(good.body.transactionId)
  expect(body.booking?.language).toBe('en')
  expect((await goOn('es')).status).toBe(200)
  expect((await ana.booking(body.booking?.id ?? '')).body.language).toBe('en')
})

it.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000010', 'card_not_supported'],
])('declines %s as %s and lets another card pay', async (number, reason) => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const bad = await ana.registerCard(number)
  const declined = await ana.pay(bad.body.transactionId)
  expect(declined).toMatchObject({ status: 402, body: { _tag: 'PaymentDeclined', reason } })
  expect((await ana.status()).body).toMatchObject({ status: 'declined', reason, booking: null })
  const good = await ana.registerCard('4242424242424242')
  expect((await ana.pay(good.body.transactionId)).body.status).toBe('paid')
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it('resolves a lost answer by asking', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const card = await ana.registerCard('4000000000000119')
  const lost = await ana.pay(card.body.transactionId)
  expect(lost).toMatchObject({ status: 409, body: { _tag: 'UnknownOutcome', code: 'unknown_outcome' } })
  expect((await ana.status()).body.status).toBe('paid')
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it.each([
  ['LHR', 'LGW', 'airline_refused'],
  ['LGW', 'STN', 'supplier_payment_failed'],
] as const)('gives the money back where the order fails: %s to %s', async (from, to, code) => {
  const ana = await readyTraveller(await findOffer(from, to))
  const card = await ana.registerCard('4242424242424242')
  const failed = await ana.pay(card.body.transactionId)
  expect(failed).toMatchObject({ status: 422, body: { _tag: 'OrderFailed', code } })
  expect((await ana.status()).body).toMatchObject({ status: 'voided', failure: code, booking: null })
  expect(await chargesOf(ana.sessionId)).toBe(0)
})

it('asks before it charges more', async () => {
  const offer = await findOffer('LHR', 'STN')
  const ana = await readyTraveller(offer)
  expect(ana.set).toMatchObject({
    status: 409,
    body: { _tag: 'PriceChanged', previous: { amount: offer.price.intTotal.amount } },
  })
})

it('says so where the tickets are not issued, tells somebody, and the booking stands', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'), { lastName: 'Unticketed', language: 'en' })
  const card = await ana.registerCard('4242424242424242')
  const paid = await ana.pay(card.body.transactionId)
  await hasten(ana.sessionId, 'documents')
  const { body } = await ana.booking(paid.body.booking?.id ?? '')
  expect(body).toMatchObject({ bookingStatus: 'Confirmed', ticketingStatus: 'failed', tickets: [] })
  const tasks = await env.DB.prepare(
    'SELECT kind, product, amount, resolved_at FROM operator_tasks WHERE session_id = ?',
  )
    .bind(ana.sessionId)
    .all()
  const { amount } = paid.body.booking?.total ?? {}
  expect(tasks.results).toEqual([{ kind: 'undocumented', product: 'flight', amount, resolved_at: null }])
})
