import type { Money } from '#domain/money/money.ts'
import { type OrderPart, productOf } from '../../products/products.ts'

/** What is kept of what was charged for a part that was called off: nothing where its supplier did so. */
export const keptOf = (part: OrderPart): Money => {
  const { calledOff } = part
  return calledOff?.reason === 'traveller' ? calledOff.kept : { ...productOf(part).total(part), amount: 0 }
}
