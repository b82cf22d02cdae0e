import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { afterEach, describe, expect, inject, it } from 'vitest'
import type { AssistantFailed } from './assistant-client.server.ts'
import { cachedFlights, cachedSearch, questionOf } from './assistant.server.ts'

const before = { ASSISTANT_URL: '', ASSISTANT_USER_ID: '', ASSISTANT_SECRET: '' }
const own = (kind: string) => ({
  ASSISTANT_URL: `${inject('answering')}/${kind}/`,
  ASSISTANT_USER_ID: 'site-7',
  ASSISTANT_SECRET: 'a key',
})
const settings = (given: Readonly<Record<string, string>>): void => void Object.assign(env, given)
afterEach(() => settings(before))

const told: string[] = []
const tell = ({ message }: AssistantFailed): void => void told.push(message)
afterEach(() => void (told.length = 0))

const question = {
  from: 'BOG',
  to: 'CTG',
  departureDate: '2027-03-10',
  returnDate: null,
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 'economy',
} as const

describe('an assistant that answers', () => {
  it('is asked by the fixed user, in the query and in the authorization header with its key', async () => {
    settings(own('good'))
    const wish = await Effect.runPromise(cachedSearch(tell))
    expect(wish).toMatchObject({ from: { code: 'BOG' }, to: { code: 'CTG' }, returnDate: null })
    expect(wish && questionOf(wish)).toEqual(question)
    const flights = await Effect.runPromise(cachedFlights(question, tell))
    expect(flights).toMatchObject({ error: false, data: [{ airline: 'AV', price: { amount: 8700 } }] })
    expect(told).toEqual([])
  })

  it('may have heard of nothing, which is no failure', async () => {
    settings(own('nobody'))
    expect(await Effect.runPromise(cachedSearch(tell))).toBeNull()
    expect(told).toEqual([])
  })
})

const failures: readonly [string, string][] = [
  ['broken', 'Assistant failed: status 500'],
  ['moved', 'Assistant failed: status 302'],
  ['page', 'Assistant failed: an answer that is no JSON'],
  ['shape', 'Assistant failed: an answer of another shape'],
  ['huge', 'Assistant failed: an answer of more than 200000 bytes'],
  ['slow', 'Assistant failed: no answer in 3 seconds'],
  ['gone', 'Assistant failed: '],
]

describe.each(failures)('an assistant that is %s', (kind, reason) => {
  it('leaves null for the search and a flagged object without data for the flights, and is told of once each', async () => {
    settings(own(kind))
    const [search, flights] = await Promise.all([
      Effect.runPromise(cachedSearch(tell)),
      Effect.runPromise(cachedFlights(question, tell)),
    ])
    expect(search).toBeNull()
    expect(flights).toEqual({ error: true, data: null })
    expect(told).toHaveLength(2)
    for (const message of told) expect(message).toContain(reason)
    expect(told.join()).not.toContain('a key')
  })
})

it('is refused with a wrong key, like any failure', async () => {
  settings({ ...own('good'), ASSISTANT_SECRET: 'another', ASSISTANT_URL: `${inject('answering')}/good` })
  const other = { ...question, adults: 2 }
  expect(await Effect.runPromise(cachedFlights(other, tell))).toEqual({ error: true, data: null })
  expect(told).toEqual(['Assistant failed: status 401'])
})
