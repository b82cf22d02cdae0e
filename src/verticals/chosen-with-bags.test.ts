import { expect, it } from 'vitest'
import { startBooking } from '#/features/checkout/machine/booking-start.ts'
import type { Product } from '#/features/checkout/product/product.ts'
import { flightParameters, summaryOf } from './activities/search/page-parameters.ts'
import { pairParameters } from './flown-tours/booking/addresses.ts'
import { flownTours } from './flown-tours/booking/product.ts'
import { outings } from './outings/booking/product.ts'
import { chosenWithBags } from './flights/booking/chosen-with-bags.ts'
import { exampleFlights } from './flights/booking/draft-for-tests.ts'

const pair = {
  ...exampleFlights,
  flightOfferId: 'F1',
  search: { offer: 'F1 T1.package' },
  balance: { ...exampleFlights.total, amount: 0 },
}
const ofActivity = summaryOf(
  { flight: 'F1', ...flightParameters({ addBag: '1' }) },
  { offer: 'A1', addBag: '1' },
).search
const ofTour = pairParameters({ offer: 'F1', withTour: 'T1', addBag: '1' })

it.each<readonly [string, Product, Readonly<Record<string, string>>]>([
  ['an activity', outings as unknown as Product, ofActivity],
  ['a tour', flownTours as unknown as Product, ofTour],
])('flights that are chosen with a checked bag have it where they are sold with %s', (_name, product, url) => {
  const chosen = chosenWithBags(pair, url)
  const { draft } = startBooking(product, chosen, undefined, 0)
  expect(draft.extras).toEqual({ onward: { '1': 1 }, return: {} })
  expect(product.pages(draft.item).summary.search).toMatchObject({ addBag: '1' })
})

it('flights that are chosen without have none', () => {
  const chosen = chosenWithBags(pair, pairParameters({ offer: 'F1', withTour: 'T1' }))
  expect(startBooking(flownTours as unknown as Product, chosen, undefined, 0).draft.extras).toEqual({
    onward: {},
    return: {},
  })
})
