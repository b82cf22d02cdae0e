import type { HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import type { Found, Terms } from '../product.ts'
import type { HotelTypes } from './hotel-types.ts'

/** What is kept of what was paid here: what the hotel takes itself, it keeps or not at its own desk. */
const cancelOf = ({ cancel, price: { dueNow } }: HotelOffer): Terms['cancel'] =>
  cancel.refundability === 'non_refundable'
    ? []
    : cancel.steps.map(({ until, keeps }) => ({
        until: until === null ? null : Date.parse(until),
        kept: { ...keeps, amount: Math.min(keeps.amount, dueNow.amount) },
      }))

/** An offer of a hotel as a part can be made of it: its price is what is due with the order. */
export const foundHotel = (item: HotelOffer): Found<HotelTypes> => ({
  item,
  price: item.price.dueNow,
  expiresAt: Date.parse(item.expiresAt),
  terms: { hold: 'never', cancel: cancelOf(item) },
})

/** An offer that is sold with a flight, with the same as it is sold alone. */
export const packagedHotel = (item: HotelOffer, alone: HotelOffer): Found<HotelTypes> => ({
  ...foundHotel(item),
  apart: { offerId: alone.id, item: alone, price: alone.price.dueNow },
})
