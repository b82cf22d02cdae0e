import { Effect } from 'effect'
import type { HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { serialiseHotelSearch } from '../search/hotel-search.ts'
import type { SoldStay, StayItem } from './sold-stay.ts'

type Room = HotelOffer['rooms'][number]

/** An offer as far as pages show it: its price and its terms may be those of more than the stay. */
type ShownStay = Pick<HotelOffer, 'hotelInfo' | 'stayDateTimeRange' | 'checkIn' | 'checkOut' | 'pays'> & {
  readonly cancel: Omit<HotelOffer['cancel'], 'refundability'>
  readonly price: Pick<HotelOffer['price'], 'total' | 'dueNow' | 'dueAtProperty' | 'propertyFees'>
  readonly rooms: readonly (Omit<Room, 'rate'> & { readonly rate: Pick<Room['rate'], 'roomIndex' | 'board'> })[]
}

/** A checked offer in the shape that pages show. */
export const soldStay = (offer: ShownStay): SoldStay => {
  const { hotelInfo, stayDateTimeRange, price, cancel } = offer
  const { address, timeZone } = hotelInfo.locationInfo
  return {
    hotel: {
      name: hotelInfo.hotelName,
      stars: hotelInfo.rating,
      address: address.addressLine1,
      city: address.cityName,
      country: address.countryName,
      timeZone,
    },
    checkIn: stayDateTimeRange.startDate,
    checkOut: stayDateTimeRange.endDate,
    checkInFrom: offer.checkIn.from,
    checkInUntil: offer.checkIn.until,
    checkOutUntil: offer.checkOut.until,
    rooms: offer.rooms.map(({ roomType, rate, adult, childAge }) => ({
      index: rate.roomIndex,
      name: roomType.name,
      board: rate.board,
      access: roomType.accessFeatures,
      adults: adult,
      ages: childAge,
    })),
    price: {
      total: price.total,
      dueNow: price.dueNow,
      dueAtHotel: price.dueAtProperty,
      fees: price.propertyFees.map(({ label, amount, local }) => ({ label, amount, local })),
    },
    cancelling: cancel.steps,
    freeUntil: cancel.freeUntil,
    fixedNights: cancel.fixedNights,
    pays: offer.pays,
  }
}

const searchOf = ({ id, hotelInfo, stayDateTimeRange, rooms, price }: HotelOffer): StayItem['search'] => ({
  offer: id,
  shown: String(price.total.amount),
  rates: rooms.map(({ rate }) => rate.rateId).join(','),
  hotel: hotelInfo.hotelCode,
  ...serialiseHotelSearch({
    destination: hotelInfo.destinationCode,
    checkIn: stayDateTimeRange.startDate,
    checkOut: stayDateTimeRange.endDate,
    rooms: rooms.map(({ adult, childAge }) => ({ adults: adult, ages: childAge })),
  }),
})

/** A checked offer as what is being sold: one grown-up is asked for in each room. */
export const stayItem = (offer: HotelOffer): StayItem => ({
  offerId: offer.id,
  total: offer.price.dueNow,
  days: { departure: offer.stayDateTimeRange.startDate, end: offer.stayDateTimeRange.endDate },
  travellers: offer.rooms.map(({ rate }) => ({ id: String(rate.roomIndex), type: 'adult' })),
  stay: soldStay(offer),
  search: searchOf(offer),
})

export const readOffer = (id: string) => BackendClient.use(({ hotels }) => hotels.offer({ params: { id } }))

/** A stay as a check has answered it: until its time has passed it costs what was answered. */
export const priceStay = (offerId: string) => Effect.map(readOffer(offerId), stayItem)
