import { minorPerMajor } from './currency-exponent.ts'
import { type Money, multiplyMoney } from './money.ts'

const marginMajor = 5

/** What bags cost a traveller: the supplier's price and the margin of 5, rounded up to a whole unit for each bag (rule money-4). */
export const bagPrice = (supplierPrice: Money, quantity: number): Money => {
  const unit = minorPerMajor(supplierPrice.currency)
  const withMargin = supplierPrice.amount + marginMajor * unit
  const missing = (unit - (withMargin % unit)) % unit
  return multiplyMoney({ amount: withMargin + missing, currency: supplierPrice.currency }, quantity)
}
