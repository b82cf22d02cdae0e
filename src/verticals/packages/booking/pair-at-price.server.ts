import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import type { Draft } from '#/features/checkout/draft/draft.ts'

/** A pair at the price that was answered for it. */
export const pairAtPrice = <Pair extends Draft>(draft: Pair, previous: Money, current: Money): Pair => {
  const total = addMoney(draft.item.total, subtractMoney(current, previous))
  return { ...draft, item: { ...draft.item, total } }
}
