import { type Money, addMoney } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import { type Bags, type FlightItem, noBags } from '../../flights/booking/flight-item.ts'
import { type SoldStay, noRequests } from '../../hotels/booking/sold-stay.ts'

/**
 * A flight and a stay in the checkout. `total` is what is charged for both, bags apart; what the hotel takes itself is `dueAtHotel`.
 * `stay` has the price and the terms of the two: neither has its own.
 */
export interface PackageItem extends FlightItem {
  readonly flightOfferId: string
  readonly hotelOfferId: string
  readonly stay: SoldStay
  readonly dueAtHotel: Money
  /** from when the airline keeps its whole fare, an ISO instant; null where it gives nothing back at any time */
  readonly fareKeptFrom: string | null
  /** what the very same two cost one by one */
  readonly apart: Money
  /** what the law wants to be told before a package is bought, in the operator's words; null where there are none yet */
  readonly law: Names | null
  /** what the addresses of its pages say of it */
  readonly search: Readonly<Record<string, string>>
}

/** Its extras are bags, and what the guests would like of the hotel. */
export type PackageDraft = Draft<PackageItem, Bags & Readonly<Record<'arrivalTime' | 'message', string>>>

export const noPackageExtras = { ...noBags, ...noRequests }

/** The one price: everything that must be paid for flight and stay, whoever takes it. */
export const pairTotal = ({ total, dueAtHotel }: Pick<PackageItem, 'total' | 'dueAtHotel'>): Money =>
  addMoney(total, dueAtHotel)

/** The address of its summary, at the total that was agreed to. */
export const packageAddress = (item: Pick<PackageItem, 'search' | 'total' | 'dueAtHotel'>): PackageItem['search'] => ({
  ...item.search,
  shown: String(pairTotal(item).amount),
})
