import { useSnapshot } from 'valtio'
import { type Money, sumMoney } from '#domain/money/money.ts'
import { bagQuantity, bagsTotal } from './baggage.ts'
import { useBooking } from '../draft/booking-scope.tsx'
import { journeys } from '../draft/draft.ts'

/** The bags that were added to a trip, in both directions together: how many, and what they cost. */
export const useAddedBags = (offerId: string): { readonly count: number; readonly total: Money } | undefined => {
  const { draft } = useSnapshot(useBooking().draft.state, { sync: true })
  if (draft?.trip.offerId !== offerId) return undefined
  const count = journeys.reduce((sum, journey) => sum + bagQuantity(draft, journey), 0)
  const totals = journeys.map((journey) => bagsTotal(draft, journey))
  return { count, total: sumMoney(totals, draft.trip.total.currency) }
}
