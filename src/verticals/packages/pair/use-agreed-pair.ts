import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Money } from '#domain/money/money.ts'
import { useAgreedTotal } from '#/features/checkout/checkout.ts'
import type { FlightItem } from '../../flights/booking/flight-item.ts'

interface PairPricing<Pair> {
  /** the one price, whoever takes it */
  readonly whole: (pair: Pair) => Money
  /** the pair at another total of what is charged */
  readonly at: (pair: Pair, total: Money) => Pair
}

/**
 * A pair at the total that was agreed to, which may have moved since its page was priced: its address says it from then on, so that
 * opening it again asks about no other. `before` is what the address names, where another total is still to be asked about.
 */
export const useAgreedPair = <Pair extends FlightItem>(
  item: Pair,
  { whole, at }: PairPricing<Pair>,
  shown: number | undefined,
): { readonly pair: Pair; readonly before: number | undefined } => {
  const navigate = useNavigate()
  const total = useAgreedTotal(item.offerId, item.total)
  const isAgreed = total.amount !== item.total.amount
  const pair = isAgreed ? at(item, total) : item
  const { amount } = whole(pair)
  useEffect(() => {
    const search = (url: object) => ({ ...url, shown: String(amount) })
    if (isAgreed && shown !== amount) void navigate({ to: '.', search, replace: true, resetScroll: false })
  }, [navigate, isAgreed, shown, amount])
  return { pair, before: isAgreed || shown === amount ? undefined : shown }
}
