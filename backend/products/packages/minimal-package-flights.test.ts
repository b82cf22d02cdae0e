import { Schema } from 'effect'
import { expect, it } from 'vitest'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { MinimalSearchAnswer } from '#contract/products/flights/minimal-answer.ts'
import { MinimalPackageFlightsAnswer, type PackageFlightsAnswer } from '#contract/products/packages/package-flights.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import { offerKey } from '../demo/offer-key.ts'
import { drawnQuote } from '../flights/demo/brute-force/drawn-searches-for-tests.ts'
import { type DemoSearch, searchDemo, searchDemoMinimal } from '../flights/demo/search.ts'
import { minimalPackageFlights } from './minimal-package-flights.ts'
import { type LeadStay, packagedFlights } from './packaged-flights.ts'

const desk = { key: offerKey('a secret'), fees: [], quote: drawnQuote }
const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Stays for some nights alone, dearer where they are given back, and none given back of four nights. */
const lead: LeadStay = ({ startDate, endDate }, takenBackOnly) => {
  const nights = nightsBetween(startDate, endDate)
  if (nights < 3 || (nights === 4 && takenBackOnly)) return undefined
  const total = nights * 90_00 + (takenBackOnly ? 17_31 : 0)
  return { total: usd(total), dueNow: usd(total - 5_00), dueAtProperty: usd(5_00), apart: usd(total + 40_00) }
}

const said = ({ data }: PackageFlightsAnswer) =>
  data.map(({ price, fareFamilies }) => ({
    total: price.total,
    families: fareFamilies.map((family) => ({ id: family.id, total: family.price.total, bag: family.bagPrice })),
  }))

const saidMinimally = ({ data }: MinimalPackageFlightsAnswer) =>
  data.map(({ price, fareFamilies }) => ({
    total: price.total,
    families: fareFamilies.map((family) => ({ id: family.id, total: family.price.total, bag: family.bagPrice })),
  }))

const routes = ['BOG-MAD', 'BOG-CTG', 'LIM-SCL', 'MIA-NYC', 'JFK-EWR', 'MAD-BCN', 'LHR-SIN']
const searches = routes.flatMap((route, at) =>
  [2, 4, 6].map((nights): DemoSearch => ({
    from: route.slice(0, 3),
    to: route.slice(4),
    departureDay: 20_900 + at * 13,
    returnDay: 20_900 + at * 13 + nights,
    cabin: 'economy',
    party: { adults: 2, children: at % 2, infants: 0 },
    accepts: () => true,
  })),
)

it.each([false, true])('sells the same flights at the same prices as whole offers do, insured: %s', (insured) => {
  let [sold, unsold] = [0, 0]
  for (const search of searches) {
    const whole: SearchAnswer = JSON.parse(searchDemo(search, desk))
    const minimal: MinimalSearchAnswer = JSON.parse(searchDemoMinimal(search, desk))
    const answer = minimalPackageFlights(minimal, lead, insured)
    expect(saidMinimally(answer)).toEqual(said(packagedFlights(whole, lead, insured)))
    expect(answer.meta.count).toBe(answer.data.length)
    expect(Schema.decodeUnknownSync(MinimalPackageFlightsAnswer)(answer)).toEqual(answer)
    sold += answer.data.length
    unsold += whole.data.length - answer.data.length
  }
  expect([sold > 500, unsold > 100]).toEqual([true, true])
})
