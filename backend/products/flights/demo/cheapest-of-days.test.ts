import { describe, expect, it } from 'vitest'
import { readContent } from '../../../../scripts/content/read-content.ts'
import { cheapestOfDays } from './cheapest-of-days.ts'
import { lowestPerDay } from './lowest-prices.ts'
import { marketingAirlines } from './offers/itinerary-shape.ts'
import { quoteAt } from './quote.ts'
import { dayOf } from '../../demo/calendar.ts'
import { searchDemo } from './search.ts'
import { offerKey } from '../../demo/offer-key.ts'

const quote = quoteAt(Date.UTC(2026, 10, 21, 9, 41))
const firstDay = dayOf('2026-12-01')
const days = Array.from({ length: 14 }, (_, index) => firstDay + index)
const party = { adults: 1, children: 0, infants: 0 }
const stay = 6

const question = (from: string, to: string) => ({ from, to, cabin: 'economy' as const, party, fees: [], quote })

const pairs = [
  ['BOG', 'MAD'],
  ['LON', 'NYC'],
  ['PTY', 'LIM'],
  ['CUN', 'MEX'],
] as const

describe.each(pairs)('the cheapest flight %s–%s of some days', (from, to) => {
  it.each([null, stay])('costs the lowest price of them, with a stay of %s', (nights) => {
    const prices = lowestPerDay(question(from, to), days, nights).filter((price) => price !== null)
    expect(cheapestOfDays(question(from, to), days, nights)?.total).toBe(Math.min(...prices))
  })

  it('is the cheapest of an airline’s own where one is named: no offer of the search that it flies both ways costs less', () => {
    const any = cheapestOfDays(question(from, to), days.slice(0, 1), stay)
    const airline = marketingAirlines(any!.trip.out.itinerary)[0]!.code
    const found = cheapestOfDays({ ...question(from, to), airline }, days.slice(0, 1), stay)
    const { data } = JSON.parse(
      searchDemo(
        { from, to, departureDay: firstDay, returnDay: firstDay + stay, cabin: 'economy', party, accepts: () => true },
        { key: offerKey('a secret for tests'), fees: [], quote },
      ),
    ) as Answer
    const totals = data
      .filter(({ itineraries }) =>
        itineraries.every(({ segments }) => segments.some(({ carrierCode }) => carrierCode === airline)),
      )
      .map(({ price }) => price.intTotal.amount)
    expect(found?.total).toBe(totals.length === 0 ? undefined : Math.min(...totals))
  })
})

interface Answer {
  readonly data: readonly {
    readonly price: { readonly intTotal: { readonly amount: number } }
    readonly itineraries: readonly { readonly segments: readonly { readonly carrierCode: string }[] }[]
  }[]
}

const week = Array.from({ length: 7 }, (_, index) => firstDay + index)

const promised = readContent()
  .pages.filter(({ language }) => language === 'en')
  .flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      'routes' in section && section.airlineCode
        ? section.routes.map(({ from, to }) => [path, section.airlineCode ?? '', from.code, to.code] as const)
        : [],
    ),
  )

it('every route that a page promises on an airline is flown by it', () => {
  const without = promised.filter(
    ([, airline, from, to]) => cheapestOfDays({ ...question(from, to), airline }, week, stay) === null,
  )
  expect(promised.length).toBeGreaterThan(100)
  expect(without.map((route) => route.join(' '))).toEqual([])
})
