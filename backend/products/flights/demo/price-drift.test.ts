import { expect, it } from 'vitest'
import { quoteHourEnds } from '#domain/time/quote-hour.ts'
import { lowestPerDay } from './lowest-prices.ts'
import { quoteAt, quoteOf } from './quote.ts'

const hourMs = 3_600_000
const firstHour = Date.UTC(2027, 2, 5)
const routes = ['BOG-MAD', 'EZE-MIA', 'LIM-SCL', 'GRU-LIS', 'MEX-CUN', 'JFK-LHR'].map((route) => route.split('-'))
const days = Array.from({ length: 30 }, (_, day) => Math.floor(firstHour / 86_400_000) + 2 + day)

const pricesAt = (nowMs: number): readonly number[] =>
  routes.flatMap(([from = '', to = '']) =>
    lowestPerDay(
      {
        from,
        to,
        cabin: 'economy',
        party: { adults: 1, children: 0, infants: 0 },
        fees: [],
        quote: quoteAt(nowMs),
      },
      days,
      null,
    ).map((price) => price ?? 0),
  )

it('prices drift through the day: midnight moves no more of them than any other hour', { timeout: 60_000 }, () => {
  const hours = Array.from({ length: 25 }, (_, hour) => pricesAt(firstHour - hourMs + hour * hourMs))
  const moved = hours.slice(1).map((prices, hour) => {
    const before = hours[hour] ?? []
    return prices.reduce((sum, price, at) => sum + Math.abs(price - (before[at] ?? 0)), 0)
  })
  const all = moved.reduce((sum, one) => sum + one, 0)
  expect(all).toBeGreaterThan(0)
  expect(moved.filter((one) => one > all / 6)).toEqual([])
  expect(moved.filter((one) => one > 0).length).toBeGreaterThan(20)
})

it('prices do not move within an hour, and an offer’s id says at which hour it was priced', () => {
  const [start, end] = [firstHour + 5 * hourMs, quoteHourEnds(firstHour + 5 * hourMs) - 1]
  expect(pricesAt(start)).toEqual(pricesAt(end))
  for (const at of [start, end]) expect(quoteOf(quoteAt(at).expiry)).toEqual(quoteAt(at))
})
