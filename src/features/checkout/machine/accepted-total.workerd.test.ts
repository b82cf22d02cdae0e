import { expect, it } from 'vitest'
import { exampleStay } from '#/verticals/hotels/booking/stay-for-tests.ts'
import { hotels } from '#/verticals/hotels/booking/product.ts'
import { tours } from '#/verticals/tours/booking/product.ts'
import { soldTour } from '#/verticals/tours/booking/sold-tour-for-tests.ts'
import { type Product, draftTotal } from '../product/product.ts'
import { acceptPrice } from './booking-pay.ts'
import { startBooking } from './booking-start.ts'

const sold = soldTour()
const { total: _stay, ...stayed } = exampleStay
const tour = { ...stayed, sold, total: sold.price.deposit, search: {} }

it.each([
  [
    'a stay',
    hotels,
    exampleStay,
    () => ({ stay: { price: { total: { amount: 35_000 }, dueNow: { amount: 30_500 } } } }),
  ],
  ['a tour', tours, tour, () => ({ sold: { price: { total: { amount: sold.price.total.amount + 500 } } } })],
] as const)('%s that costs more at its payment says so in all of its price', (_name, kind, item, moved) => {
  const product = kind as unknown as Product
  const begun = startBooking(product, item, undefined, 0)
  const previous = draftTotal(product, begun.draft)
  const current = { ...previous, amount: previous.amount + 500 }
  const { draft } = acceptPrice(product, { ...begun, priceChange: { step: 'payment', previous, current } }, 0)
  expect(draftTotal(product, draft)).toEqual(current)
  expect(draft.item).toMatchObject(moved())
})
