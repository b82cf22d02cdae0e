import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import type { FoundHotel } from '#contract/products/hotels/hotel-search.ts'
import type { StayPrice } from '#contract/products/hotels/room-rate.ts'
import type { PackagePrice } from '#contract/products/packages/package-price.ts'

/** What a stay costs with a flight, and alone. */
export type PackagedStayPrice = PackagePrice

/** A stay's price as a package has it; undefined where it is not sold for less than alone. */
export const packagedStayPrice = ({
  total,
  dueNow,
  dueAtProperty,
  apart,
}: Pick<StayPrice, 'total' | 'dueNow' | 'dueAtProperty' | 'apart'>): PackagedStayPrice | undefined =>
  apart && total.amount < apart.amount ? { total, dueNow, dueAtProperty, apart } : undefined

/** That of the cheapest rooms of a hotel. */
export const foundStayPrice = ({ hotelRateInfo }: FoundHotel): PackagedStayPrice | undefined => {
  const { intAmountAfterTax: total, intDueAtProperty, intApart } = hotelRateInfo.rateInfo.convertedRateInfo
  const price = { total, dueNow: subtractMoney(total, intDueAtProperty), dueAtProperty: intDueAtProperty }
  return packagedStayPrice({ ...price, ...(intApart && { apart: intApart }) })
}

/** What a flight costs with a stay: the one place where the two are added up. */
export const pairPrice = (flight: Money, stay: PackagedStayPrice): PackagePrice => ({
  total: addMoney(flight, stay.total),
  dueNow: addMoney(flight, stay.dueNow),
  dueAtProperty: stay.dueAtProperty,
  apart: addMoney(flight, stay.apart),
})

const combine = (a: PackagePrice, b: PackagePrice, add: (a: Money, b: Money) => Money): PackagePrice => ({
  total: add(a.total, b.total),
  dueNow: add(a.dueNow, b.dueNow),
  dueAtProperty: add(a.dueAtProperty, b.dueAtProperty),
  apart: add(a.apart, b.apart),
})

/** Several rooms together; undefined where one of them has no such price. */
export const addedStayPrice = (rooms: readonly (PackagedStayPrice | undefined)[]): PackagedStayPrice | undefined =>
  rooms.reduce((sum, room) => sum && room && combine(sum, room, addMoney))

/** What one price is more than another. */
export const moreThan = (lead: PackagePrice, price: PackagePrice): PackagePrice => combine(price, lead, subtractMoney)
