import { allAirports } from '../../../../airports/airport-table.ts'
import { mix } from '../../../demo/deterministic.ts'
import { cabins } from '../fares/cabin.ts'
import type { FareFamilyRules } from '../fares/fare-family.ts'
import { quoteAt, quoteDay } from '../quote.ts'
import { type AirportPairCodes, randomPairs } from '../random-pairs.ts'
import type { DemoSearch } from '../search.ts'

export const drawnQuote = quoteAt(Date.UTC(2026, 10, 25, 9, 41))

const cityCodes = [...new Set(allAirports().map(({ cityCode }) => cityCode))].filter(
  (city) => !allAirports().some(({ code }) => code === city),
)

const drawnEnd = (airport: string, draw: number): string =>
  draw % 25 === 0 ? (cityCodes[mix(draw, 11) % cityCodes.length] ?? airport) : airport

const alone = { adults: 1, children: 0, infants: 0 }
const isRefundable = ({ refund }: FareFamilyRules): boolean => refund.kind === 'allowed'
const anyFamily = (): boolean => true

const busiest = allAirports().slice(0, 100)

/** Every second search is between two of the busiest airports, where most is for sale; the others are between any two. */
const drawnPairs = (count: number): readonly AirportPairCodes[] =>
  randomPairs(count, 3).map((pair, draw) => {
    const from = busiest[mix(draw, 21) % busiest.length]
    const to = busiest[mix(draw, 22) % busiest.length]
    return draw % 2 === 0 && from && to && from.cityCode !== to.cityCode ? [from.code, to.code] : pair
  })

/** So many different searches, the same in each run: airports and whole cities, one way and there and back, every cabin, many days. */
export const drawnSearches = (count: number): readonly DemoSearch[] =>
  drawnPairs(count).map(([from, to], draw): DemoSearch => {
    const departureDay = quoteDay(drawnQuote) + (mix(draw, 1) % 330)
    return {
      from: drawnEnd(from, draw),
      to: drawnEnd(to, draw + 8),
      departureDay,
      returnDay: draw % 5 === 0 ? null : departureDay + (mix(draw, 2) % 21),
      cabin: draw % 4 === 0 ? (cabins[mix(draw, 3) % cabins.length] ?? 'economy') : 'economy',
      party: draw % 3 === 0 ? { adults: 1 + (mix(draw, 4) % 3), children: 1, infants: mix(draw, 6) % 2 } : alone,
      accepts: draw % 7 === 0 ? isRefundable : anyFamily,
    }
  })
