import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { forget } from './forgetting/forget-for-tests.ts'
import { call, findOffer, hasten, keyOf, readyTraveller } from '../sessions/traveller-for-tests.ts'

const addressOf = () => `${crypto.randomUUID()}@example.com`

const kept = async (email: string) => {
  const { results } = await env.DB.prepare(
    "SELECT fields, language, booking_id AS booking FROM messages WHERE kind = 'subscribe' AND subject = ?",
  )
    .bind(`subscribe ${email}`)
    .all<{ fields: string; language: string; booking: string | null }>()
  return results.map(({ fields, ...row }) => ({ ...row, ...JSON.parse(fields) }))
}

const booked = async (email: string, newsletterSubscribe: boolean) => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'), {
    language: 'en',
    contact: { email: email.toUpperCase(), newsletterSubscribe },
  })
  const card = await ana.registerCard('4242424242424242')
  const id = (await ana.pay(card.body.transactionId)).body.booking?.id ?? ''
  return { ana, id }
}

const subscribe = (email: string) =>
  call(
    '/forms/subscribe',
    { language: 'es', email, consent: true },
    { 'idempotency-key': keyOf(), 'x-visitor-address': crypto.randomUUID() },
  )

describe('whoever asks for it as they book', () => {
  it('is on the list once, in the language of the booking', async () => {
    const email = addressOf()
    const { ana, id } = await booked(email, true)
    expect(await kept(email)).toEqual([{ email, language: 'en', booking: id }])
    await hasten(ana.sessionId, 'documents')
    expect(await kept(email)).toHaveLength(1)
    const next = await booked(email, true)
    expect(await kept(email)).toEqual([{ email, language: 'en', booking: next.id }])
  })

  it('is not put there again by what becomes of the booking', async () => {
    const email = addressOf()
    const { ana } = await booked(email, true)
    await env.DB.prepare('DELETE FROM messages WHERE subject = ?').bind(`subscribe ${email}`).run()
    await hasten(ana.sessionId, 'documents')
    expect(await kept(email)).toEqual([])
  })

  it('is on the list with seats that are held and not paid for yet', async () => {
    const email = addressOf()
    const offer = await findOffer('JFK', 'EWR')
    const ana = await readyTraveller(offer, { contact: { email, newsletterSubscribe: true } })
    const transaction = { amount: offer.price.intTotal.amount, currency: 'USD' }
    expect((await ana.write('/hold', { ...ana.parts, transaction })).status).toBe(200)
    expect(await kept(email)).toHaveLength(1)
  })

  it('is forgotten with the booking', async () => {
    const email = addressOf()
    const { ana, id } = await booked(email, true)
    await hasten(ana.sessionId, 'documents')
    expect((await forget(id)).status).toBe(200)
    expect(await kept(email)).toEqual([])
  })

  it.each(['before', 'after'])('stays on the list who also asked %s it by the form', async (order) => {
    const email = addressOf()
    if (order === 'before') await subscribe(email)
    const { ana, id } = await booked(email, true)
    if (order === 'after') await subscribe(email)
    await hasten(ana.sessionId, 'documents')
    expect((await forget(id)).status).toBe(200)
    expect(await kept(email)).toHaveLength(1)
  })
})

it('whoever does not ask, or did not book, is on no list', async () => {
  const [silent, refused] = [addressOf(), addressOf()]
  await booked(silent, false)
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'), {
    contact: { email: refused, newsletterSubscribe: true },
  })
  const card = await ana.registerCard('4000000000000002')
  await ana.pay(card.body.transactionId)
  expect([await kept(silent), await kept(refused)]).toEqual([[], []])
})
