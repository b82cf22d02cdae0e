import type { HotelLine } from '#contract/products/hotels/hotel-part.ts'
import type { Product, TravellerToBook } from '../product.ts'
import { shownPart } from '../shown-part.ts'
import { hotelMail } from './hotel-mail.ts'
import { hotelOrderRequest } from './hotel-order.ts'
import type { HotelPart, HotelTypes } from './hotel-types.ts'

export type { HotelTypes }

const guestsIn = ({ rooms }: HotelTypes['item']): number =>
  rooms.reduce((sum, { adult, children }) => sum + adult + children, 0)

const hotelLine = ({ partId, state, item }: HotelTypes['shown']): HotelLine => ({
  partId,
  kind: 'hotel',
  state,
  hotelName: item.hotelInfo.hotelName,
  cityName: item.hotelInfo.locationInfo.address.cityName,
  destinationCode: item.hotelInfo.destinationCode,
  ...item.stayDateTimeRange,
  timeZone: item.hotelInfo.locationInfo.timeZone,
  roomCount: item.rooms.length,
  guestCount: guestsIn(item),
})

/** Who asks for each room: whom the stay names, or else those who travel in the same order. */
const guestsOf = (
  { rooms }: HotelPart['item'],
  guests: HotelPart['extras']['guests'],
  travellers: readonly TravellerToBook[],
): HotelPart['extras']['guests'] =>
  guests.length > 0
    ? guests
    : rooms.flatMap(({ rate }, at) => {
        const { firstName, lastName } = (travellers[at] ?? travellers[0])?.passenger ?? {}
        return firstName && lastName ? [{ roomIndex: rate.roomIndex, firstName, lastName }] : []
      })

/** Stays, as orders, sessions and mail know them. Their guests are their own: of travellers they ask nothing, unless nobody else is named. */
export const hotel: Product<'hotel', HotelTypes> = {
  noExtras: { guests: [], requests: {} },
  // the whole stay's total, whoever is paid
  agreedPrice: ({ item }) => item.price.total,
  // guests belong to the rooms that they were named for
  keepsExtras: ({ item }, before) => before.item.rooms.length === item.rooms.length,
  total: ({ quote }) => quote.price,
  fits: ({ extras }, passengers) => extras.guests.length > 0 || passengers.length > 0,
  request: ({ item, extras }, { travellers, customer }) =>
    hotelOrderRequest({ item, extras: { ...extras, guests: guestsOf(item, extras.guests, travellers) }, customer }),
  documents: ({ item }, numbers) =>
    item.rooms.flatMap(({ rate }, index) => {
      const number = numbers[index]
      return number ? [{ kind: 'voucher' as const, roomIndex: rate.roomIndex, number }] : []
    }),
  timeZone: ({ item }) => item.hotelInfo.locationInfo.timeZone,
  lastDay: ({ item }) => item.stayDateTimeRange.endDate,
  passenger: (_part, passenger) => passenger,
  shown: shownPart,
  line: hotelLine,
  guests: ({ item }) => guestsIn(item),
  mail: hotelMail,
  whole: ({ item }) => item.price.total,
}
