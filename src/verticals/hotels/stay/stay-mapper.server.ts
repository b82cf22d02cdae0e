import type { HotelDetail } from '#contract/products/hotels/hotel-detail.ts'
import type { RoomType } from '#contract/products/hotels/hotel-facts.ts'
import type { HotelCheckAnswer, HotelOffer, HotelRatesAnswer } from '#contract/products/hotels/hotel-rates.ts'
import type { CancelTerms, RoomRate } from '#contract/products/hotels/room-rate.ts'
import type { Cancelling, CheckedChoice, CheckedOffer, HotelPage, Rate, RoomKind, StayRates } from './hotel-page.ts'

export const roomKind = ({
  roomTypeCode,
  name,
  beds,
  view,
  squareMetres,
  maxGuests,
  accessFeatures,
}: RoomType): RoomKind => ({
  code: roomTypeCode,
  name,
  beds,
  view,
  squareMetres,
  maxGuests,
  access: accessFeatures,
})

export const hotelPageFrom = (detail: HotelDetail): HotelPage => {
  const { hotelInfo, sections, roomTypes, checkIn, checkOut, minimumStay, status } = detail
  const { address, latitude, longitude, timeZone } = hotelInfo.locationInfo
  const kinds = roomTypes.map(roomKind)
  return {
    code: hotelInfo.hotelCode,
    name: hotelInfo.hotelName,
    stars: hotelInfo.rating,
    type: hotelInfo.accommodationType,
    score: hotelInfo.guestScore?.score,
    reviews: hotelInfo.guestScore?.count ?? 0,
    amenities: hotelInfo.amenities,
    lat: latitude,
    lon: longitude,
    timeZone,
    street: address.addressLine1,
    district: address.district,
    city: address.cityName,
    country: address.countryName,
    destination: hotelInfo.destinationCode,
    pictures: hotelInfo.pictures.map(({ subject, roomTypeCode, seed }) => ({
      subject,
      room: kinds.find(({ code }) => code === roomTypeCode),
      seed,
    })),
    sections,
    checkIn: { from: checkIn.from, until: checkIn.until ?? undefined },
    checkOut: checkOut.until,
    minimumStay,
    isPartial: status === 'degraded',
  }
}

const cancelling = ({ refundability, freeUntil, steps, fixedNights }: CancelTerms): Cancelling => ({
  refundability,
  freeUntil: freeUntil ?? undefined,
  steps: steps.map(({ until, keeps }) => ({ until: until ?? undefined, keeps: keeps.amount })),
  fixedNights,
})

const rate = ({ rateId, roomIndex, board, cancel, pays, price, left }: RoomRate): Rate => ({
  id: rateId,
  roomIndex,
  board,
  cancel: cancelling(cancel),
  pays,
  total: price.total.amount,
  dueNow: price.dueNow.amount,
  dueAtProperty: price.dueAtProperty.amount,
  fees: price.propertyFees.map(({ label, amount, local }) => ({ label, amount: amount.amount, local })),
  left: left ?? undefined,
})

export const stayRatesFrom = ({ roomTypes, minimumStay }: HotelRatesAnswer): StayRates => ({
  rooms: roomTypes.map(({ roomType, rates }) => ({ kind: roomKind(roomType), rates: rates.map(rate) })),
  minimumStay: minimumStay ?? undefined,
})

const checkedOffer = ({ id, price, rooms }: HotelOffer): CheckedOffer => ({
  id,
  total: price.total.amount,
  rooms: rooms.map((room) => ({ ...rate(room.rate), kind: roomKind(room.roomType).code })),
})

export const checkedChoiceFrom = (answer: HotelCheckAnswer): CheckedChoice => {
  switch (answer.outcome) {
    case 'same':
      return { outcome: 'same', offer: checkedOffer(answer.offer) }
    case 'price_changed':
      return { outcome: 'price_changed', previous: answer.previous.amount, offer: checkedOffer(answer.offer) }
    case 'terms_changed':
      return {
        outcome: 'terms_changed',
        changed: answer.changed,
        previous: answer.previous.map((room) => ({ ...room, cancel: cancelling(room.cancel) })),
        offer: checkedOffer(answer.offer),
      }
    case 'sold_out':
      return { outcome: 'sold_out', rooms: answer.rooms }
    case 'expired':
      return { outcome: 'expired' }
  }
}
