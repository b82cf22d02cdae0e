import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  type ProblemBody,
  call,
  customerDetails,
  findOffer,
  keyOf,
  readyTraveller,
} from '../sessions/traveller-for-tests.ts'
import { contact } from '../forms/contact-for-tests.ts'

const enquiry = {
  language: 'en',
  about: 'cruises',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '3001234567',
  where: 'Norway',
  when: 'June',
  message: '',
}
const review = { language: 'en', name: 'Ana', email: 'ana@example.com', rating: 4, text: 'On time.' }
const subscription = { language: 'es', email: 'ana@example.com', consent: true }
const messages = { contact, enquiry, review, subscribe: subscription }
const unknown = { _tag: 'InvalidRequest' }

type Answer = Partial<ProblemBody> & { readonly id?: string; readonly faults?: readonly { readonly path: string }[] }

const send = (
  kind: string,
  body: unknown,
  key: string = keyOf(),
  address: string = crypto.randomUUID(),
): ReturnType<typeof call<Answer>> =>
  call<Answer>(`/forms/${kind}`, body, { 'idempotency-key': key, 'x-visitor-address': address })

interface Kept {
  readonly id: string
  readonly fields: string
  readonly booking_id: string | null
}

const kept = async (sql: string, ...values: readonly string[]): Promise<readonly Kept[]> => {
  const found = await env.DB.prepare(`SELECT * FROM messages WHERE ${sql}`)
    .bind(...values)
    .all<Kept>()
  return found.results
}

it.each([
  ['contact', contact],
  ['enquiry', enquiry],
])('%s is kept with where its writer came from, which makes it no other message', async (kind, body) => {
  const [key, infoData] = [keyOf(), { source: 'news', affiliateId: 'spring' }]
  const { body: first } = await send(kind, { ...body, infoData }, key)
  const [row] = await kept('id = ?', first.id ?? '')
  expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({ name: body.name, infoData })
  expect(await send(kind, body, key)).toMatchObject({ status: 202, body: first })
})

describe.each(Object.entries(messages))('%s', (kind, body) => {
  it('is kept once for its key, however often it comes, also at once', async () => {
    const key = keyOf()
    const unique = { ...body, email: `${crypto.randomUUID()}@example.com` }
    const answers = await Promise.all([send(kind, unique, key), send(kind, unique, key), send(kind, unique, key)])
    const again = await send(kind, unique, key)
    expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(again).toMatchObject({ status: 202, body: { id: expect.any(String) } })
    expect(await kept('id = ?', again.body.id ?? '')).toHaveLength(1)
    expect(await kept(`json_extract(fields, '$.email') = ?`, unique.email)).toHaveLength(1)
  })

  it('refuses a key that was used for something else', async () => {
    const key = keyOf()
    await send(kind, body, key)
    expect(await send(kind, { ...body, email: 'other@example.com' }, key)).toMatchObject({
      status: 409,
      body: { _tag: 'IdempotencyConflict' },
    })
  })

  it('names everything that is wrong with it', async () => {
    const { status, body: answer } = await send(kind, { language: 'fr', email: 'ana' })
    expect({ status, _tag: answer._tag }).toEqual({ status: 400, ...unknown })
    const paths = (answer.faults ?? []).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['payload.language', 'payload.email']))
    expect(paths.length).toBe(Object.keys(body).length)
  })
})

const wrong: readonly [keyof typeof messages, object, string][] = [
  ['contact', { phone: '12345678' }, 'payload.phone'],
  ['contact', { phone: '+1234567890123456' }, 'payload.phone'],
  ['contact', { postalCode: '1103' }, 'payload.postalCode'],
  ['contact', { postalCode: '1103211' }, 'payload.postalCode'],
  ['contact', { name: '   ' }, 'payload.name'],
  ['contact', { message: 'a'.repeat(2001) }, 'payload.message'],
  ['enquiry', { about: 'flights' }, 'payload.about'],
  ['review', { rating: 6 }, 'payload.rating'],
  ['review', { rating: 4.5 }, 'payload.rating'],
  ['subscribe', { consent: false }, 'payload.consent'],
]

it.each(wrong)('%s with %j is refused at its place', async (kind, change, path) => {
  const { status, body } = await send(kind, { ...messages[kind], ...change })
  expect(status).toBe(400)
  expect(body.faults).toEqual([expect.objectContaining({ path })])
})

it('takes ten from one address in an hour, repeats not counted, and says how long to wait', async () => {
  const address = crypto.randomUUID()
  const first = keyOf()
  for (let time = 0; time < 5; time += 1) expect((await send('contact', contact, first, address)).status).toBe(202)
  for (let time = 0; time < 9; time += 1) expect((await send('enquiry', enquiry, keyOf(), address)).status).toBe(202)
  const { status, body } = await send('contact', contact, keyOf(), address)
  expect({ status, _tag: body._tag }).toEqual({ status: 429, _tag: 'TooManyRequests' })
  expect(body.retryAfter).toBeGreaterThan(3500)
  expect((await send('contact', contact, first, address)).status).toBe(202)
  expect((await send('contact', contact)).status).toBe(202)
})

it('has an address on the list once', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  await send('subscribe', { ...subscription, email })
  expect((await send('subscribe', { ...subscription, email: email.toUpperCase() })).status).toBe(202)
  expect(await kept('subject = ?', `subscribe ${email}`)).toHaveLength(1)
})

describe('a review', () => {
  it('is verified by a booking’s reference and email, and changed by writing again', async () => {
    const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
    const card = await ana.registerCard('4242424242424242')
    const { booking } = (await ana.pay(card.body.transactionId)).body
    const about = { referenceId: booking?.referenceId ?? '', email: customerDetails.email }
    expect((await send('review', { ...review, booking: about })).status).toBe(202)
    expect((await send('review', { ...review, rating: 5, booking: about })).status).toBe(202)
    const found = await kept('booking_id = ?', booking?.id ?? '')
    expect(found.map(({ fields }) => JSON.parse(fields).rating)).toEqual([5])
  })

  it('is kept as unverified where reference and email open nothing, and answered the same', async () => {
    const about = { referenceId: 'ZZZZZZ', email: 'nobody@example.com' }
    const answer = await send('review', { ...review, booking: about })
    expect(answer.status).toBe(202)
    expect(await kept('id = ?', answer.body.id ?? '')).toMatchObject([{ booking_id: null }])
  })
})
