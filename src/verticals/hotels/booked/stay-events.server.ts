import { parseDateTime } from '@internationalized/date'
import type { HotelPart } from '#contract/products/hotels/hotel-part.ts'
import { formatClock } from '#domain/time/clock-time.ts'
import type { TripEvent } from '#/features/trips/trip-product.server.ts'
import type { Locale } from '#/i18n/locale.ts'

const words = {
  en: { checkIn: 'Check-in', checkOut: 'Check-out', reference: 'Hotel reference', local: 'hotel’s time' },
  es: { checkIn: 'Entrada', checkOut: 'Salida', reference: 'Referencia del hotel', local: 'hora del hotel' },
} satisfies Record<Locale, Record<string, string>>

const quarter = 15 * 60_000

/** The hour in which a stay begins and that by which it ends, each at its instant and told by the hotel's clocks. */
export const stayEvents = ({ item, supplier }: HotelPart, locale: Locale): readonly TripEvent[] => {
  const { hotelInfo, stayDateTimeRange, checkIn, checkOut } = item
  const { timeZone, address } = hotelInfo.locationInfo
  const told = words[locale]
  const event = (id: string, name: string, day: string, time: string): TripEvent => {
    const start = parseDateTime(`${day}T${time}`).toDate(timeZone)
    return {
      id,
      start,
      end: new Date(start.getTime() + quarter),
      summary: `${name}: ${hotelInfo.hotelName}`,
      location: `${hotelInfo.hotelName}, ${address.addressLine1}, ${address.cityName[locale]}`,
      lines: [
        `${told.reference}: ${supplier.reference ?? ''}`,
        `${name}: ${day} ${formatClock(time, locale)} (${told.local})`,
      ],
    }
  }
  return [
    event('check-in', told.checkIn, stayDateTimeRange.startDate, checkIn.from),
    event('check-out', told.checkOut, stayDateTimeRange.endDate, checkOut.until),
  ]
}
