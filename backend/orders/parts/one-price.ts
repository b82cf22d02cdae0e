import { type Money, subtractMoney, sumMoney } from '#domain/money/money.ts'
import type { PackagePrice } from '#contract/products/packages/package-price.ts'
import { type OrderPart, productOf } from '../../products/products.ts'

/** What the traveller says yes to: all that a part costs, whoever is paid. */
export const priceOf = (part: OrderPart): Money => productOf(part).agreedPrice?.(part) ?? part.quote.price

/** Whether parts are sold at one price, which they have together alone. */
export const isPackage = (parts: readonly OrderPart[]): boolean => parts.some(({ apart }) => apart !== undefined)

/** A part as it is sold by itself. */
export const soldApart = (part: OrderPart): OrderPart => {
  const { apart, ...own } = part
  return (apart ? { ...own, item: apart.item, quote: { ...part.quote, price: apart.price } } : part) as OrderPart
}

/** The one price of a package, without what was added to its parts. */
export const onePrice = (parts: readonly OrderPart[]): PackagePrice => {
  const sum = (of: (part: OrderPart) => Money): Money =>
    sumMoney(parts.map(of), parts[0]?.quote.price.currency ?? 'USD')
  const [total, dueNow] = [sum(priceOf), sum(({ quote }) => quote.price)]
  return { total, dueNow, dueAtProperty: subtractMoney(total, dueNow), apart: sum((part) => priceOf(soldApart(part))) }
}
