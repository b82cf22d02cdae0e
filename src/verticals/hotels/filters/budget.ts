import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostPrice } from '#/features/results/facets/most-price.tsx'
import { totalOf } from '../list/hotel-measures.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

interface BudgetWords {
  readonly title: MessageDescriptor
  /** of an amount that was asked for */
  readonly chip: (money: string) => MessageDescriptor
}

/** At most so much for what `nightly` of a hotel is of. */
export const budgetOf = (words: BudgetWords) =>
  mostPrice<Hotel, HotelNames>({
    key: 'budget',
    place: 20,
    ...words,
    terms: 2,
    of: (hotel, terms) => {
      const total = totalOf(hotel, terms)
      return total === undefined ? undefined : (hotel.nightly * total) / hotel.total
    },
  })

/** For a night of all rooms. */
export const budget = budgetOf({
  title: msg`Budget per night`,
  chip: (money) => msg`Up to ${money} a night`,
})
