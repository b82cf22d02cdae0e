import type { HotelLine, HotelPart } from '#contract/products/hotels/hotel-part.ts'
import type { BookedPackage } from '#contract/products/packages/package-price.ts'
import type { PartOfKind, TripProduct } from '#/features/trips/trip-product.server.ts'
import type { SoldStay } from '../booking/sold-stay.ts'
import { soldStay } from '../booking/stay-item.server.ts'
import type { BookedStay } from './booked-stay.ts'
import { stayEvents } from './stay-events.server.ts'
import { lineOfStay, stayLine } from './stay-line.server.ts'

const guestsOf = ({ extras, documents }: HotelPart): BookedStay['guests'] =>
  Object.fromEntries(
    extras.guests.map(({ roomIndex, firstName, lastName }) => [
      roomIndex,
      {
        name: `${firstName} ${lastName}`,
        voucher: documents.find((document) => document.roomIndex === roomIndex)?.number,
      },
    ]),
  )

const placeOf = ({ item }: HotelPart): BookedStay['place'] => {
  const { latitude, longitude } = item.hotelInfo.locationInfo
  return { lat: latitude, lon: longitude }
}

const soldIn = ({ item }: HotelPart, together: BookedPackage | undefined): SoldStay =>
  soldStay(
    together
      ? {
          ...item,
          price: { ...together, propertyFees: item.price.propertyFees },
          cancel: together.cancel,
          pays: 'now',
        }
      : item,
  )

/** The backend's part in the shape that pages show. */
const bookedStay = (part: HotelPart, together?: BookedPackage): PartOfKind<BookedStay> => ({
  partId: part.partId,
  kind: part.kind,
  supplier: { name: part.item.hotelInfo.hotelName, reference: part.supplier.reference },
  total: part.quote.total,
  whole: part.item.price.total,
  lead: part.extras.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`)[0],
  item: {
    ...soldIn(part, together),
    withFlight: together !== undefined,
    guests: guestsOf(part),
    place: placeOf(part),
    arrivalTime: part.extras.requests.arrivalTime,
    message: part.extras.requests.message,
  },
})

/** Stays, once they are booked. */
export const bookedStays = {
  booked: bookedStay,
  line: (line: HotelLine) => stayLine(line),
  lineOf: lineOfStay,
  calendarEvents: stayEvents,
} satisfies TripProduct
