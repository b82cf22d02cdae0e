import type { HotelLine, HotelPart } from '#contract/products/hotels/hotel-part.ts'
import type { TripLine } from '#/features/trips/booked/booked-trip.ts'
import { placeToDraw } from '#/features/trips/booked/place-to-draw.server.ts'

const lineOf = ({ hotelName, startDate, endDate }: Pick<HotelLine, 'hotelName' | 'startDate' | 'endDate'>) => ({
  title: { en: hotelName, es: hotelName },
  first: startDate,
  last: endDate,
})

/** A line of a list, of what the backend lists. */
export const stayLine = (line: HotelLine): TripLine => ({
  ...lineOf(line),
  place: line.destinationCode === undefined ? line.cityName.en : placeToDraw(line.destinationCode),
  guests: line.guestCount,
})

/** The same, of a whole part. */
export const lineOfStay = ({ item: { hotelInfo, stayDateTimeRange, rooms } }: HotelPart): TripLine => ({
  ...lineOf({ hotelName: hotelInfo.hotelName, ...stayDateTimeRange }),
  place: placeToDraw(hotelInfo.destinationCode),
  guests: rooms.reduce((sum, { adult, children }) => sum + adult + children, 0),
})
