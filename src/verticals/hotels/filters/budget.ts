import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostPrice } from '#/features/results/facets/most-price.tsx'
import { refundableTerm, totalOf } from '../list/hotel-measures.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

interface BudgetWords {
  readonly title: MessageDescriptor
  /** of an amount that was asked for */
  readonly chip: (money: string) => MessageDescriptor
}

const amountOf = (hotel: Hotel, terms: number): number => {
  const total = totalOf(hotel, terms)
  return total === undefined ? Infinity : (hotel.nightly * total) / hotel.total
}

/** At most so much for what `nightly` of a hotel is of. */
export const budgetOf = (words: BudgetWords) =>
  mostPrice<Hotel, HotelNames>({
    key: 'budget',
    place: 20,
    ...words,
    amounts: (hotels) => {
      const columns = [0, refundableTerm].map((terms) => Float64Array.from(hotels, (hotel) => amountOf(hotel, terms)))
      return (terms) => columns[terms] ?? new Float64Array()
    },
  })

/** For a night of all rooms. */
export const budget = budgetOf({
  title: msg`Budget per night`,
  chip: (money) => msg`Up to ${money} a night`,
})
