import type { HotelInfo, RoomType } from '#contract/products/hotels/hotel-facts.ts'
import { mix } from '../../../demo/deterministic.ts'
import type { Hotel } from './hotel.ts'
import { templateOf } from './room-types.ts'

const picturesOf = ({ amenities, roomTypes, seed }: Hotel): HotelInfo['pictures'] => {
  const has = (amenity: (typeof amenities)[number]): boolean => amenities.includes(amenity)
  const subjects = [
    'facade' as const,
    'lobby' as const,
    ...(has('pool') ? (['pool'] as const) : []),
    ...(has('restaurant') ? (['restaurant'] as const) : []),
    ...(has('gym') ? (['gym'] as const) : []),
    ...(has('spa') ? (['spa'] as const) : []),
    ...(has('meeting_rooms') ? (['meeting_room'] as const) : []),
  ]
  return [
    ...subjects.map((subject, at) => ({ subject, seed: mix(seed, 91, at) })),
    ...roomTypes.map(({ code }, at) => ({ subject: 'room' as const, roomTypeCode: code, seed: mix(seed, 92, at) })),
    { subject: 'bathroom' as const, seed: mix(seed, 93) },
  ]
}

/** What a list says of a hotel. */
export const shownHotel = (hotel: Hotel): HotelInfo => ({
  hotelCode: hotel.code,
  hotelName: hotel.name,
  destinationCode: hotel.destination.code,
  rating: hotel.stars,
  propertyQuality: hotel.quality,
  accommodationType: hotel.type,
  guestScore: hotel.guestScore,
  amenities: hotel.amenities,
  locationInfo: {
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    timeZone: hotel.destination.timeZone,
    address: {
      addressLine1: hotel.address,
      district: { en: hotel.district, es: hotel.district },
      cityName: hotel.destination.name,
      countryCode: hotel.destination.countryCode,
      countryName: hotel.destination.countryName,
    },
  },
  pictures: picturesOf(hotel),
})

export const shownRoomType = ({ code, view }: Hotel['roomTypes'][number]): RoomType => {
  const { name, beds, squareMetres, maxGuests, maxAdults, accessFeatures } = templateOf(code)
  return { roomTypeCode: code, name, beds, view, squareMetres, maxGuests, maxAdults, accessFeatures }
}

const fromHours = ['14:00', '15:00', '15:00', '16:00']
const untilHours = ['11:00', '12:00', '12:00', '10:30']

/** When guests may come and must go, `HH:MM` on the hotel's clocks. */
export const checkTimes = ({ seed, type }: Hotel) => ({
  checkIn: { from: fromHours[mix(seed, 94) % 4] ?? '15:00', until: type === 'apartment' ? '22:00' : null },
  checkOut: { until: untilHours[mix(seed, 95) % 4] ?? '12:00' },
})
