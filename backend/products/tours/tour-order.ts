import type { TourPart as ShownTour } from '#contract/products/tours/tour-part.ts'
import type { Buyer } from '../product.ts'

interface TourToBook extends Pick<ShownTour, 'item' | 'extras'> {
  readonly customer: Buyer['customer']
}

/** The order as a tour's operator takes it: what was reserved under a uuid, the deposit, who leads and everybody in their rooms. */
export const tourOrderRequest = ({ item, extras, customer }: TourToBook) => ({
  uuid: item.id,
  price: item.price.deposit,
  balance: { amount: item.price.balance, due: item.price.balanceDue },
  rooms: item.rooms,
  lead: extras.lead,
  travelers: extras.travelers.map((traveler, at) => ({ ...traveler, age: item.ages[at] ?? null })),
  contact: { email: customer.email, phone: customer.phone },
})
export type TourOrderRequest = ReturnType<typeof tourOrderRequest>
