import { type Money, sumMoney } from '#domain/money/money.ts'
import { type OrderPart, productOf } from '../../products/products.ts'
import { type OrderState, totalOf } from '../order-state.ts'

/** What was taken, whatever became of the parts since. */
export const takenFor = (state: OrderState): Money => {
  const taken = state.transactions.find(({ type, status }) => type === 'charge' && status === 'success')
  return taken ? { amount: taken.amount, currency: taken.currency } : totalOf(state)
}

const wasCharged = ({ state }: OrderPart): boolean => state === 'confirmed' || state === 'cancelled'

/**
 * What was charged for a part: its total, but for whoever kept what was left of a package, of whom no more was taken than was set aside.
 * What was not taken is the first part's, as far as it goes.
 */
export const chargedFor = (state: OrderState, part: OrderPart): Money => {
  const total = productOf(part).total(part)
  const charged = state.parts.filter(wasCharged)
  const before = charged.slice(
    0,
    charged.findIndex(({ partId }) => partId === part.partId),
  )
  const sum = (parts: readonly OrderPart[]): number =>
    sumMoney(
      parts.map((own) => productOf(own).total(own)),
      total.currency,
    ).amount
  const notTaken = Math.max(0, sum(charged) - takenFor(state).amount - sum(before))
  return { ...total, amount: Math.max(0, total.amount - notTaken) }
}
