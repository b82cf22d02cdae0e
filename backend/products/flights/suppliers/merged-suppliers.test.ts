import { Effect, Exit } from 'effect'
import { expect, it, vi } from 'vitest'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import { type FlightSearching, NoSuchOffer, SupplierTimedOut } from '../flight-supplier.ts'
import { offerAt, questionTo } from '../offer-for-tests.ts'
import type { FlightSource } from './flight-source.ts'
import { mergedSuppliers } from './merged-suppliers.ts'

const question = questionTo('CLO')

const facets = { duration: [], price: [], departureTime: [], arrivalTime: [], airline: [] }
const dictionaries = { locations: {}, aircraft: {}, currencies: {} }

const answerOf = (code: string, prices: readonly number[]): SearchAnswer => ({
  data: prices.map((price, index) => ({ ...offerAt(price), id: `${code}${index}` })),
  dictionaries: { ...dictionaries, carriers: { [code]: code } },
  meta: { count: prices.length, expiresAt: `2027-01-0${prices.length}T00:00:00Z`, typicalCo2: 0, sources: [] },
  facets: { ...facets, stops: [{ key: '0', count: prices.length }] },
})

type Search = FlightSearching['search']

const sourceOf = (code: string, prices: readonly number[], search?: Search): FlightSource => ({
  code,
  isOn: () => true,
  searching: {
    search: search ?? (() => Effect.succeed({ json: JSON.stringify(answerOf(code, prices)) })),
    offer: (id) => Effect.succeed({ data: { ...offerAt(1), id }, dictionaries: { ...dictionaries, carriers: {} } }),
    validate: () => Effect.fail(new NoSuchOffer()),
    lowestPerDay: (_question, dates) => Effect.succeed(dates.map((_date, index) => prices[index] ?? null)),
  },
  desk: () => {
    throw new Error('nothing is ordered')
  },
})

const demo = sourceOf('DEMO', [300, 100])
const other = sourceOf('B', [200])
const never: Search = () => Effect.never
const slow = sourceOf('SLOW', [], never)
const down = sourceOf('DOWN', [], () => Effect.die(new Error('down')))
const late = sourceOf('LATE', [], () => Effect.fail(new SupplierTimedOut()))

const merged = (...sources: readonly FlightSource[]) => mergedSuppliers(() => sources, { limitMs: 20_000, graceMs: 30 })

const found = async (...sources: readonly FlightSource[]): Promise<SearchAnswer> => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return JSON.parse((await Effect.runPromise(merged(...sources).search(question))).json)
}

it('lists the offers of all suppliers, cheapest first, each under an id that leads back', async () => {
  const answer = await found(demo, other)
  expect(answer.data.map(({ id, price }) => [id, price.intTotal.amount])).toEqual([
    ['DEMO1', 100],
    ['B.B0', 200],
    ['DEMO0', 300],
  ])
  expect(answer.facets.stops).toEqual([{ key: '0', count: 3 }])
  expect(answer.dictionaries.carriers).toEqual({ DEMO: 'DEMO', B: 'B' })
  expect(answer.meta).toMatchObject({ count: 3, expiresAt: '2027-01-01T00:00:00Z' })
})

it('stands as long as the first of its offers, whatever is said by who has none', async () => {
  const [nothing, neither] = [sourceOf('NONE', []), sourceOf('NEITHER', [])]
  expect((await found(demo, nothing)).meta.expiresAt).toBe('2027-01-02T00:00:00Z')
  expect((await found(nothing, neither)).meta.expiresAt).toBe('2027-01-00T00:00:00Z')
})

const askedMinimally = async (...sources: readonly FlightSource[]): Promise<string> =>
  (await Effect.runPromise(merged(...sources).searchMinimal(question))).json

it('hands on a single supplier’s minimal answer as it is written, and gives the whole one of several', async () => {
  const minimal = {
    ...demo,
    searching: { ...demo.searching, searchMinimal: () => Effect.succeed({ json: 'minimal' }) },
  }
  expect(await askedMinimally(minimal)).toBe('minimal')
  expect(await askedMinimally(demo)).toBe(JSON.stringify(answerOf('DEMO', [300, 100])))
  expect(JSON.parse(await askedMinimally(minimal, other))).toEqual(await found(minimal, other))
})

it.each([
  ['slow', slow, 'timeout'],
  ['down', down, 'failed'],
  ['out of time itself', late, 'timeout'],
] as const)('answers without a supplier that is %s, soon, and says so', async (_name, source, status) => {
  const asked = Date.now()
  const answer = await found(demo, source, other)
  expect(Date.now() - asked).toBeLessThan(10_000)
  expect(answer.data).toHaveLength(3)
  expect(answer.meta.sources).toEqual([{ code: source.code, status }])
})

it('fails where nobody has answered in time', async () => {
  const hasty = mergedSuppliers(() => [slow, late], { limitMs: 30, graceMs: 30 })
  const exit = await Effect.runPromiseExit(hasty.search(question))
  expect(Exit.isFailure(exit) && JSON.stringify(exit.cause)).toContain('SupplierTimedOut')
})

it('asks the supplier of an offer about it, and nobody about one of a supplier that there is not', async () => {
  const both = merged(demo, other)
  expect((await Effect.runPromise(both.offer('B.x'))).data.id).toBe('B.x')
  expect((await Effect.runPromise(both.offer('x'))).data.id).toBe('x')
  const exit = await Effect.runPromiseExit(both.offer('C.x'))
  expect(Exit.isFailure(exit) && JSON.stringify(exit.cause)).toContain('NoSuchOffer')
})

it('tells the lowest price of each day, whoever has it, of those who tell prices', async () => {
  const { lowestPerDay: _none, ...searching } = sourceOf('C', []).searching
  const both = merged(demo, other, { ...other, code: 'C', searching })
  const prices = await Effect.runPromise(both.lowestPerDay(question, ['2027-03-10', '2027-03-11', '2027-03-12'], null))
  expect(prices).toEqual([200, 100, null])
})
