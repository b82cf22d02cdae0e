import { SELF, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { Effect } from 'effect'
import { afterEach, expect, it, vi } from 'vitest'
import { countedBefore } from './guard/counted-before-for-tests.ts'
import { counterOf, limited } from './guard/rate-limit.ts'
import { billingInformation, call, findOffer, keyOf, readyTraveller } from '../sessions/traveller-for-tests.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

interface Refusal {
  readonly _tag?: string
  readonly retryAfter?: number
}

const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

interface Attempt {
  readonly sessionId: string
  readonly agentId: string
  readonly address?: string
}

/** Asks for a payment page; one of a session that does not exist is an attempt as well. */
const attempting = async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const transaction = { returnUrl: 'http://localhost:4173/booking/authenticate', amount: 1, currency: 'USD' }
  const parts = { ...ana.parts, billingInformation, transaction }
  const attempt = ({ sessionId, agentId, address }: Attempt) =>
    call<Refusal>(
      '/user/session/payment-direction',
      { ...parts, agentId },
      {
        'idempotency-key': keyOf(),
        'x-session-id': sessionId,
        ...(address !== undefined && { 'x-visitor-address': address }),
      },
    )
  return { ana, attempt }
}

const newId = (): string => `agent-${crypto.randomUUID()}`

it('lets a session try ten cards in an hour, and says when the next', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  for (const _ of times(10)) {
    const { body } = await ana.registerCard('4000000000000002')
    expect((await ana.pay(body.transactionId)).status).toBe(402)
  }
  const refused = await ana.registerCard('4000000000000002')
  expect(refused).toMatchObject({ status: 429, body: { _tag: 'TooManyRequests', code: 'too_many_requests' } })
  expect(refused.body.retryAfter).toBeGreaterThan(3000)
  expect((await ana.goToPage()).status).toBe(429)
})

it('counts a repeated call once and never refuses it', async () => {
  const { ana, attempt } = await attempting()
  const key = keyOf()
  const repeats = []
  for (const _ of times(12)) repeats.push(await ana.goToPage(undefined, key))
  expect(new Set(statusesOf(repeats))).toEqual(new Set([200]))
  for (const _ of times(9)) expect((await attempt(ana)).status).not.toBe(429)
  expect((await attempt(ana)).status).toBe(429)
  expect((await ana.goToPage(undefined, key)).status).toBe(200)
})

it('lets an agent try twenty payments in an hour, in whatever sessions', async () => {
  const [{ attempt }, agentId] = [await attempting(), newId()]
  const answers = []
  for (const _ of times(21)) answers.push(await attempt({ sessionId: newId(), agentId }))
  expect(statusesOf(answers).filter((status) => status === 429)).toEqual([429])
})

it('lets an address try sixty payments in an hour, and takes a /64 for one address', async () => {
  const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:7`
  const { attempt } = await attempting()
  const from = (address: string) => attempt({ sessionId: newId(), agentId: newId(), address })
  const answers = []
  for (const turn of times(61)) answers.push(await from(`${network}::${turn + 1}`))
  expect(statusesOf(answers).filter((status) => status === 429)).toEqual([429])
  expect((await from('2001:db8:0:8::1')).status).not.toBe(429)
})

const start = (address: string) =>
  call<Refusal>(
    '/user/session/start',
    { agentId: newId(), language: 'en', returnUrl: 'http://localhost:4173/x' },
    { 'idempotency-key': keyOf(), 'x-visitor-address': address },
  )

it('lets an address start three hundred sessions in an hour: one in six is looked at, and what it hears holds for all', async () => {
  const address = crypto.randomUUID()
  await countedBefore(`startsFromAddress ${address}`, 300)
  const statuses: number[] = []
  for (const _ of times(80)) statuses.push((await start(address)).status)
  const first = statuses.indexOf(429)
  expect(first).toBeGreaterThanOrEqual(0)
  expect(new Set(statuses.slice(0, first))).toEqual(new Set(first > 0 ? [200] : []))
  expect(new Set(statuses.slice(first))).toEqual(new Set([429]))
  expect((await start(crypto.randomUUID())).status).toBe(200)
})

it('counts one in so many as so many, whatever chance says: a limit of 1,800 is met near 1,800', async () => {
  let turn = 0
  vi.spyOn(Math, 'random').mockImplementation(() => ((turn += 1) * 0.618_033_988_7) % 1)
  const name = `much ${crypto.randomUUID()}`
  let allowed = 0
  while (allowed < 4000 && (await Effect.runPromise(Effect.isSuccess(limited(name, { times: 1800, seconds: 60 })))))
    allowed += 1
  expect(allowed).toBeGreaterThan(1700)
  expect(allowed).toBeLessThan(1900)
})

it('keeps no address of anybody, and nothing once its time is over', async () => {
  const address = '198.51.100.23'
  await countedBefore(`searchesFromAddress ${address}`, 1)
  const { counter } = await counterOf(`searchesFromAddress ${address}`)
  const kept = () =>
    runInDurableObject(counter, async (_limit, { storage }) => JSON.stringify([...(await storage.list())]))
  expect(await kept()).toContain('endsAt')
  expect(await kept()).not.toContain(address)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000_000 })
  await runInDurableObject(counter, (_limit, { storage }) => storage.setAlarm(Date.now() + 60_000))
  await runDurableObjectAlarm(counter)
  expect(await kept()).toBe('[]')
})

const search = (address: string) =>
  call<Refusal>(
    '/air/flight-offer/search',
    {
      legInfo: [{ from: 'BOG', to: 'ZZZ', departureDate: '2026-12-20' }],
      travelerInfo: [{ id: '1', type: 'adult' }],
      cabin: 'economy',
      currencyCode: 'USD',
    },
    { 'x-visitor-address': address },
  )

it('lets an address search 1,800 times in an hour', async () => {
  const address = crypto.randomUUID()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['Date'] })
  await countedBefore(`searchesFromAddress ${address}`, 1799)
  expect((await search(address)).status).not.toBe(429)
  expect(await search(address)).toMatchObject({ status: 429, body: { _tag: 'TooManyRequests', retryAfter: 60 } })
})

const reserve = (address: string, uuid: string) =>
  call<Refusal>(
    '/tour/reserve',
    {
      uuid,
      departureId: 'no-such-tour.2027-05-01',
      paxes: [{ age: 30 }],
      rooms: ['single'],
      total: { amount: 1, currency: 'USD' },
    },
    { 'x-visitor-address': address },
  )

it('lets an address take places ninety times in an hour, and the same ones again', async () => {
  const address = crypto.randomUUID()
  const last = crypto.randomUUID()
  await countedBefore(`reservationsFromAddress ${address}`, 89)
  expect((await reserve(address, last)).status).toBe(404)
  expect((await reserve(address, last)).status).toBe(404)
  expect(await reserve(address, crypto.randomUUID())).toMatchObject({ status: 429, body: { _tag: 'TooManyRequests' } })
})

const prices = async (question: string, address: string) => {
  const { status } = await SELF.fetch(
    `http://backend/air/flight-prices/${question}&from=BOG&to=ZZZ&start=2026-12-20&end=2026-12-20`,
    { headers: { 'x-visitor-address': address } },
  )
  return status
}

it.each([
  ['cheapestFromAddress', 'cheapest?stay=7', 1800],
  ['exploredFromAddress', 'places?stay=7', 300],
])('counts what asks for many prices at once by its address: %s', async (counted, question, limit) => {
  const address = crypto.randomUUID()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await countedBefore(`${counted} ${address}`, limit - 1)
  expect(await prices(question, address)).not.toBe(429)
  expect(await prices(question, address)).toBe(429)
  expect(await prices(question, crypto.randomUUID())).not.toBe(429)
})
