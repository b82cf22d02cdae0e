import { expect, it } from 'vitest'
import { drawnSearches, drawnQuote } from '../brute-force/drawn-searches-for-tests.ts'
import { wantedOf } from '../lowest-prices.ts'
import { lowestOneWay } from './lowest-trip.ts'
import { lowestWayOf } from './lowest-way.ts'
import { marketBetween } from './market.ts'
import { waysPricer } from './priced-way.ts'
import { tries } from '../../../../../scripts/tries.ts'

const days = 12

it(
  'finds what the cheapest of all ways of a day is, between busy airports and out-of-the-way ones',
  { timeout: 60_000 },
  () => {
    let found = 0
    for (const { from, to, cabin, party, departureDay } of drawnSearches(tries(300))) {
      const wanted = wantedOf({ from, to, cabin, party, fees: [], quote: drawnQuote })
      for (const pair of marketBetween(from, to)) {
        const [lowestOn, waysOn] = [lowestWayOf(pair, wanted), waysPricer(wanted)]
        for (let day = departureDay; day < departureDay + days; day += 1) {
          const [lowest, plain] = [lowestOn(day), lowestOneWay(waysOn(pair, day))]
          expect([from, to, day, lowest?.lowest, lowest?.out.minutes]).toEqual([
            from,
            to,
            day,
            plain?.lowest,
            plain?.out.minutes,
          ])
          found += lowest ? 1 : 0
        }
      }
    }
    expect(found).toBeGreaterThan(tries(2000))
  },
)
