import type { TourOffer as Reserved } from '#contract/products/tours/tour-reservation.ts'
import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import type { Draft, Item } from '#/features/checkout/draft/draft.ts'

/** Places on a departure as they were reserved, and as they are booked. */
export type SoldTour = typeof Reserved.Type

/** What is said of a tour wherever it is sold: all but a price of its own. */
export type ToldTour = Omit<SoldTour, 'id' | 'price' | 'cancel'>

/** A tour in the checkout. Its `total` is the deposit, which is all that is paid here: the balance is the operator's to ask for. */
export interface TourItem extends Item {
  readonly sold: SoldTour
  /** what the addresses of its pages say of it */
  readonly search: Readonly<Record<string, string>>
}

export type TourDraft = Draft<TourItem, Readonly<Record<string, never>>>

/** What a traveller pays and to whom, as far as pages say it. */
export interface PaidTour {
  readonly sold: SoldTour
  readonly deposit: Money
  readonly balance: Money
}

/** What is paid here, and what is left of the whole price. */
export const paidIn = ({ sold, total }: Pick<TourItem, 'sold' | 'total'>): PaidTour => ({
  sold,
  deposit: total,
  balance: subtractMoney(sold.price.total, total),
})

const adultAge = 18

export const isChild = (age: number): boolean => age < adultAge

/** Whom the operator talks to, counted from 1: the first grown-up of the party. */
export const leadOf = ({ ages }: Pick<SoldTour, 'ages'>): number => ages.findIndex((age) => !isChild(age)) + 1

/**
 * The tour at another price, of which the same share is paid now. What the operator takes as a deposit of it is held against
 * that as soon as it is answered.
 */
export const atPrice = (item: TourItem, difference: Money): TourItem => {
  const { price } = item.sold
  const total = addMoney(price.total, difference)
  const deposit = { ...item.total, amount: Math.round((item.total.amount / price.total.amount) * total.amount) }
  return { ...item, total: deposit, sold: { ...item.sold, price: { ...price, total } } }
}
