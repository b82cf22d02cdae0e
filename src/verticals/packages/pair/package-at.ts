import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import type { PackageItem } from '../booking/package-item.ts'
import { stepsAtTotal } from './steps-at-total.ts'

/** The same at another total, which its airline has moved. */
export const packageAt = (item: PackageItem, total: Money): PackageItem => {
  const { cancelling, price } = item.stay
  const moved = subtractMoney(total, item.total)
  const stay = {
    ...item.stay,
    cancelling: stepsAtTotal(item, cancelling, total),
    price: { ...price, total: addMoney(price.total, moved), dueNow: addMoney(price.dueNow, moved) },
  }
  return { ...item, total, stay }
}
