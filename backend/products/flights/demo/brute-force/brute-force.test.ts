import { expect, it } from 'vitest'
import { offerKey } from '../../../demo/offer-key.ts'
import { searchDemo } from '../search.ts'
import { drawnQuote, drawnSearches } from './drawn-searches-for-tests.ts'
import { answeredOffers, plainOffers } from './listed-offers-for-tests.ts'
import { tries } from '../../../../../scripts/tries.ts'

const fees = [{ code: 'SERVICE', label: { en: 's', es: 's' }, kind: 'percent' as const, value: 2.73 }]
const desk = { key: offerKey('a secret'), fees, quote: drawnQuote }

it('lists what brute force finds, in its order, for 300 searches', { timeout: 240_000 }, () => {
  const searches = drawnSearches(tries(300))
  let listed = 0
  for (const search of searches) {
    const offers = answeredOffers(searchDemo(search, desk))
    expect(offers, `${search.from}-${search.to}`).toEqual(plainOffers(search, drawnQuote, fees))
    listed += offers.length
  }
  expect(listed).toBeGreaterThan(tries(10_000))
})

it('of many trips that cost least shows the one that brute force takes, which is the shortest', () => {
  const departureDay = 21_106
  const search = {
    from: 'MCO',
    to: 'DTW',
    departureDay,
    returnDay: departureDay + 17,
    cabin: 'economy' as const,
    party: { adults: 1, children: 1, infants: 1 },
    accepts: () => true,
  }
  expect(answeredOffers(searchDemo(search, desk))).toEqual(plainOffers(search, drawnQuote, fees))
})
