import { useSnapshot } from 'valtio'
import type { Money } from '#domain/money/money.ts'
import { isBegunFrom } from '../draft/begun-booking.ts'
import { useBooking } from '../draft/booking-scope.tsx'

/**
 * What the flights of an offer cost by now, where a page shows `priced`: the airline may have moved the price since, and the
 * traveller accepted it. A draft that was begun at another total than the page's says nothing about it.
 */
export const useAgreedTotal = (offerId: string, priced: Money): Money => {
  const { begun, draft } = useBooking()
  const { from } = useSnapshot(begun)
  const { draft: shown } = useSnapshot(draft.state, { sync: true })
  const isOfPage = isBegunFrom(from, offerId, priced)
  return isOfPage && shown?.item.offerId === offerId ? shown.item.total : priced
}
