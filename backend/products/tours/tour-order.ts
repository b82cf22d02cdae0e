import type { TourPart as ShownTour } from '#contract/products/tours/tour-part.ts'
import type { NamedTraveler } from '#contract/products/reservation.ts'
import type { Buyer } from '../product.ts'
import { inOrderOfParty } from './tour-travelers.ts'

type TourToBook = Pick<ShownTour, 'item' | 'extras'> & Pick<Buyer, 'travellers' | 'customer'>

/** Everybody by name: whom the tour names, or else who travels, as many as the party is. */
const namedIn = ({ item, extras, travellers }: TourToBook): readonly NamedTraveler[] =>
  extras.travelers.length > 0
    ? extras.travelers
    : inOrderOfParty(
        item,
        travellers.map(({ passenger }) => passenger),
      ).flatMap((passenger) => (passenger ? [{ firstName: passenger.firstName, lastName: passenger.lastName }] : []))

/** The order as a tour's operator takes it: what was reserved under a uuid, the deposit, who leads and everybody in their rooms. */
export const tourOrderRequest = (booking: TourToBook) => {
  const { item, extras, customer } = booking
  return {
    uuid: item.id,
    price: item.price.deposit,
    balance: { amount: item.price.balance, due: item.price.balanceDue },
    rooms: item.rooms,
    lead: extras.lead,
    travelers: namedIn(booking).map((traveler, at) => ({ ...traveler, age: item.ages[at] ?? null })),
    contact: { email: customer.email, phone: customer.phone },
  }
}
export type TourOrderRequest = ReturnType<typeof tourOrderRequest>
