import type { HotelPart as ShownHotel, RoomGuest } from '#contract/products/hotels/hotel-part.ts'
import type { Buyer } from '../product.ts'

interface StayToBook extends Pick<ShownHotel, 'item' | 'extras'> {
  readonly customer: Buyer['customer']
}

const guestOf = (guests: readonly RoomGuest[], room: number): RoomGuest | undefined =>
  guests.find(({ roomIndex }) => roomIndex === room)

/** The order as a hotel's system takes it: every room with who sleeps in it, and the grown-up who asks for it at the desk. */
export const hotelOrderRequest = ({ item, extras, customer }: StayToBook) => ({
  offerId: item.id,
  hotelCode: item.hotelInfo.hotelCode,
  stay: item.stayDateTimeRange,
  price: item.price,
  cancel: item.cancel,
  rooms: item.rooms.map(({ roomType, rate, adult, childAge }) => {
    const guest = guestOf(extras.guests, rate.roomIndex)
    return {
      occupancyNumber: rate.roomIndex,
      roomTypeCode: roomType.roomTypeCode,
      board: rate.board,
      total: rate.price.total,
      adults: adult,
      childAges: childAge,
      guest: { firstName: guest?.firstName ?? '', lastName: guest?.lastName ?? '' },
    }
  }),
  holder: { email: customer.email, phone: customer.phone },
  requests: extras.requests,
})
export type HotelOrderRequest = ReturnType<typeof hotelOrderRequest>
