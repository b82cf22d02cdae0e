import type { HotelOffer, HotelRatesAnswer } from '#contract/products/hotels/hotel-rates.ts'
import { dateOf } from '../../demo/calendar.ts'
import type { RequestedStay } from '../hotel-supplier.ts'
import type { Hotel } from './house/hotel.ts'
import { checkTimes, shownHotel, shownRoomType } from './house/shown-hotel.ts'
import { type ChoiceReference, choiceId } from './ids/choice-id.ts'
import { addedTerms, shownTerms } from './prices/cancel-terms.ts'
import { addedPrice, paysOf, roomStayPrice, shownRate } from './shown-rates.ts'
import { type Change, type HotelStay, type SoldRoom, type StayDays, hotelStay, soldRooms, unchanged } from './stay.ts'

/** Seconds that a rate may be checked after it was said, and that a checked offer may be booked. */
const rateSeconds = ({ outcome }: Hotel): number => (outcome === 'offer_expired' ? 5 : 1800)
export const offerSeconds = 900

const referenceOf = (
  kind: ChoiceReference['kind'],
  hotel: Hotel,
  { start, nights, audience }: StayDays,
  expirySecond: number,
  rooms: readonly SoldRoom[],
  change: Change,
): ChoiceReference => ({
  kind,
  expirySecond,
  destination: hotel.destination.index,
  hotel: hotel.index,
  start,
  nights,
  ...(audience && { audience }),
  ...change,
  rooms: rooms.map(({ roomIndex, type, planNumber, occupancy }) => ({
    roomIndex,
    type,
    plan: planNumber,
    ...occupancy,
  })),
})

const rangeOf = ({ start, nights }: StayDays) => ({ startDate: dateOf(start), endDate: dateOf(start + nights) })

const iso = (second: number): string => new Date(second * 1000).toISOString()

const isRefundable = ({ terms }: SoldRoom): boolean => terms.steps[0]?.keeps === 0

/** A second since 1970, and the key that ids are signed with. */
export interface Asking {
  readonly second: number
  readonly key: Uint32Array
}

const rateIdOf = (stay: HotelStay, room: SoldRoom, { second, key }: Asking): string => {
  const expiry = second + rateSeconds(stay.hotel)
  return choiceId(key, referenceOf('rate', stay.hotel, stay, expiry, [room], unchanged))
}

/** The rates of a hotel for a stay, of each room type the cheapest first. `isSold` leaves some out. */
export const ratesOf = (
  hotel: Hotel,
  stay: RequestedStay,
  asking: Asking,
  isSold: (room: SoldRoom) => boolean,
): HotelRatesAnswer => {
  const during = hotelStay(hotel, stay, Math.floor(asking.second / 60))
  const sold = soldRooms(during, stay.rooms).filter(isSold)
  const complete = stay.rooms.every(({ roomIndex }) => sold.some((room) => room.roomIndex === roomIndex))
  const rated = hotel.roomTypes.flatMap((roomType, type) => {
    const own = sold
      .filter((room) => complete && room.type === type)
      .toSorted((a, b) => a.roomIndex - b.roomIndex || a.price.total - b.price.total)
    const cheapest = Math.min(...own.map(({ price }) => price.total))
    const rates = own.map((room) => shownRate(during, room, rateIdOf(during, room, asking)))
    return own.length > 0 ? [{ cheapest, shown: { roomType: shownRoomType(roomType), rates } }] : []
  })
  return {
    hotelCode: hotel.code,
    stayDateTimeRange: rangeOf(stay),
    roomTypes: rated.toSorted((a, b) => a.cheapest - b.cheapest).map(({ shown }) => shown),
    minimumStay: stay.nights < hotel.minimumStay ? hotel.minimumStay : null,
    expiresAt: iso(asking.second + rateSeconds(hotel)),
  }
}

export const refundableOnes =
  (refundableOnly: boolean) =>
  (room: SoldRoom): boolean =>
    !refundableOnly || isRefundable(room)

/** A choice as it is sold from `asking` on: what is ordered, paid for and written on the voucher. */
export const hotelOffer = (stay: HotelStay, rooms: readonly SoldRoom[], change: Change, asking: Asking): HotelOffer => {
  const { hotel } = stay
  const expiry = asking.second + offerSeconds
  return {
    id: choiceId(asking.key, referenceOf('offer', hotel, stay, expiry, rooms, change)),
    hotelInfo: shownHotel(hotel),
    stayDateTimeRange: rangeOf(stay),
    rooms: rooms.flatMap((room) => {
      const roomType = hotel.roomTypes[room.type]
      const rate = shownRate(stay, room, rateIdOf(stay, room, asking))
      return roomType ? [{ roomType: shownRoomType(roomType), rate, ...guestsOf(room) }] : []
    }),
    price: addedPrice(rooms.map(roomStayPrice)),
    cancel: shownTerms(addedTerms(rooms.map(({ terms }) => terms))),
    pays: paysOf(rooms),
    ...checkTimes(hotel),
    expiresAt: iso(expiry),
  }
}

const guestsOf = ({ occupancy: { adults, childAges } }: SoldRoom) => ({
  adult: adults,
  children: childAges.length,
  childAge: childAges,
})
