import { useSnapshot } from 'valtio'
import type { Money } from '#domain/money/money.ts'
import { useBooking } from '#/features/checkout/draft/booking-scope.tsx'
import { addedBags, bagQuantity } from './bags.ts'
import { type FlightDraft, type FlightItem, journeys } from './flight-item.ts'

/**
 * The bags that were added to a trip, in both directions together: how many, and what they cost; undefined until its booking has begun
 * as it was chosen.
 */
export const useAddedBags = (
  chosen: Pick<FlightItem, 'offerId' | 'withExtras'>,
): { readonly count: number; readonly total: Money } | undefined => {
  const { draft } = useSnapshot(useBooking().draft.state, { sync: true })
  if (draft?.item.offerId !== chosen.offerId || !draft.item.withExtras !== !chosen.withExtras) return undefined
  const { item, extras } = draft as FlightDraft
  const count = journeys.reduce((sum, journey) => sum + bagQuantity(extras, journey), 0)
  return { count, total: addedBags(item, extras) }
}
