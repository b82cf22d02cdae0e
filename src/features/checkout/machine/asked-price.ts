import type { Money } from '#domain/money/money.ts'
import type { BookingView } from '../session/booking-view.ts'

export interface AskedPrice {
  /** the whole total, before and after */
  readonly from: Money
  readonly to: Money
}

/** What a traveller is asked: the total as it stood, and as it would be. What moved may be a part of it alone. */
export const askedPrice = ({
  priceChange,
  total,
}: Pick<BookingView, 'priceChange' | 'total'>): AskedPrice | undefined => {
  if (!priceChange) return undefined
  const { step, previous, current } = priceChange
  if (step === 'payment') return { from: previous, to: current }
  return { from: total, to: { ...total, amount: total.amount + current.amount - previous.amount } }
}
