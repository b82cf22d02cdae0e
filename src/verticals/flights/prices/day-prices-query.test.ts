import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dayPricesQuery } from './day-prices-query.ts'

const question = {
  from: 'BOG',
  to: 'MAD',
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 'economy',
  start: '2027-03-01',
  end: '2027-03-31',
  stay: 6,
  departure: undefined,
} as const

const asked = vi.fn<() => Promise<Response>>(async () => Response.json({ currency: 'USD', days: {} }))
beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** How often the prices are asked for that came at the first time, and are wanted once more at the second. */
const asksAt = async (first: string, second: string): Promise<number> => {
  const client = new QueryClient()
  for (const time of [first, second]) {
    vi.setSystemTime(`2026-11-29T${time}Z`)
    await client.fetchQuery(dayPricesQuery(question))
  }
  return asked.mock.calls.length
}

it.each([
  ['10:20:00', '10:29:59', 1],
  ['10:20:00', '10:30:01', 2],
  ['10:55:00', '10:59:59', 1],
  ['10:55:00', '11:00:00', 2],
])('prices that came at %s and are wanted at %s are asked for %i times', async (first, second, times) =>
  expect(await asksAt(first, second)).toBe(times),
)
