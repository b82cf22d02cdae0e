import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostPrice } from '#/features/results/facets/most-price.tsx'
import { hotelOffers } from '../list/hotel-offers.ts'
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
    amounts: (hotels) => {
      const totals = hotelOffers.totals(hotels)
      const shares = hotels.map(({ nightly, total }) => nightly / total)
      return (_, filters) => totals(filters).map((total, row) => total * (shares[row] ?? 0))
    },
  })

/** For a night of all rooms. */
export const budget = budgetOf({
  title: msg`Budget per night`,
  chip: (money) => msg`Up to ${money} a night`,
})
