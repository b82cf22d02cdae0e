import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import { call, hasten, readyTraveller } from '../../../sessions/traveller-for-tests.ts'

const lines: string[] = []
for (const level of ['log', 'warn', 'error'] as const)
  vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)))

const second = (value: string): void => void Object.assign(env, { HORIZONTE: value })

afterEach(() => {
  second('off')
  lines.length = 0
})

const departureDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)

const search = () =>
  call<SearchAnswer>('/air/flight-offer/search', {
    legInfo: [{ from: 'BOG', to: 'CLO', departureDate }],
    travelerInfo: [{ id: '1', type: 'adult' }],
    cabin: 'economy',
    currencyCode: 'USD',
  })

const isOfSecond = ({ id }: { readonly id: string }): boolean => id.startsWith('HORIZONTE.')

const offersOf = async (): Promise<{ readonly first: FlightOffer; readonly other: FlightOffer }> => {
  const { body } = await search()
  const [first, other] = [body.data.find((offer) => !isOfSecond(offer)), body.data.find(isOfSecond)]
  if (!first || !other) throw new Error('one of the suppliers sells nothing')
  return { first, other }
}

const buy = async (offer: FlightOffer) => {
  const ana = await readyTraveller(offer)
  const card = await ana.registerCard('4242424242424242')
  const { booking } = (await ana.pay(card.body.transactionId)).body
  if (!booking) throw new Error('not booked')
  await hasten(ana.sessionId, 'documents')
  return (await ana.booking(booking.id)).body
}

const deskOf = (airlineReference = '') =>
  env.DB.prepare('SELECT supplier FROM airline_orders WHERE airline_reference = ?')
    .bind(airlineReference)
    .first('supplier')

it('sells the flights of one supplier while the second is off', async () => {
  const { body } = await search()
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data.filter(isOfSecond)).toEqual([])
})

it('merges the offers of both, and reads and prices each at its own', async () => {
  second('on')
  const { body } = await search()
  expect(body.data.filter(isOfSecond)).toHaveLength(1)
  const totals = body.data.map(({ price }) => price.intTotal.amount)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(body.dictionaries.carriers).toMatchObject({ X1: 'Horizonte' })
  expect(body.facets.stops.reduce((sum, { count }) => sum + count, 0)).toBe(body.data.length)
  for (const offer of Object.values(await offersOf())) {
    const read = await call<{ data: FlightOffer }>(`/air/flightOffer/${offer.id}`, undefined)
    expect(read.body.data.price.intTotal).toEqual(offer.price.intTotal)
  }
})

it('orders each offer at its own supplier, which tickets it even after it was switched off', async () => {
  second('on')
  const { first, other } = await offersOf()
  const bought = await buy(first)
  const boughtOther = await buy(other)
  expect(bought.parts).toMatchObject([{ supplier: { name: 'DEMO' }, documents: [{ kind: 'ticket' }] }])
  expect(boughtOther.parts).toMatchObject([{ supplier: { name: 'HORIZONTE' }, documents: [{ kind: 'ticket' }] }])
  expect(await deskOf(bought.airlineReference)).toBe('DEMO')
  expect(await deskOf(boughtOther.airlineReference)).toBe('HORIZONTE')
  second('off')
  expect((await call(`/air/flightOffer/${other.id}`, undefined)).status).toBe(404)
})

it('sells no offer whose id was changed', async () => {
  second('on')
  const { other } = await offersOf()
  const changed = `${other.id.slice(0, -1)}${other.id.endsWith('A') ? 'B' : 'A'}`
  expect((await call(`/air/flightOffer/${changed}`, undefined)).status).toBe(404)
})

it.each([
  ['slow', 'timeout'],
  ['down', 'failed'],
])('answers with the first while the second is %s, and says so', async (value, status) => {
  second(value)
  const asked = Date.now()
  const { body } = await search()
  expect(Date.now() - asked).toBeLessThan(3500)
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data.filter(isOfSecond)).toEqual([])
  expect(body.meta.sources).toContainEqual({ code: 'HORIZONTE', status })
  expect(lines.some((line) => line.includes('HORIZONTE') && line.includes(status))).toBe(true)
})
