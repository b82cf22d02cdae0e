import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Booking } from '#contract/booking.ts'
import { isOff } from '#contract/order-part.ts'
import type { Locale } from '#/i18n/locale.ts'
import { isGone } from '../booked/booked-trip.ts'
import { type TripProducts, tripProductOf } from '../trip-product.server.ts'

const reference = { en: 'Booking reference', es: 'Referencia de la reserva' } satisfies Record<Locale, string>

type Booked = Pick<Booking, 'id' | 'referenceId' | 'bookingStatus' | 'updatedAt' | 'parts'>

/** How a part stands in the calendar of whoever has taken it there already. */
const statusOf = ({ bookingStatus }: Booked, { state }: Booking['parts'][number]): ICalEventStatus => {
  if (isGone({ booking: bookingStatus }) || isOff(state)) return ICalEventStatus.CANCELLED
  return bookingStatus === 'Confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

/** What is all off is taken out of a calendar (RFC 5546); beside what stands it is in it as canceled. */
const methodOf = (booking: Booked): ICalCalendarMethod =>
  booking.parts.every((part) => statusOf(booking, part) === ICalEventStatus.CANCELLED)
    ? ICalCalendarMethod.CANCEL
    : ICalCalendarMethod.PUBLISH

/** Everything in a booking that has its hour, as the events of an iCalendar file (RFC 5545). */
export const tripCalendar = (products: TripProducts, booking: Booked, locale: Locale): string => {
  const calendar = ical({
    name: `Trayecto ${booking.referenceId}`,
    prodId: { company: 'Trayecto', product: 'Trayecto', language: locale.toUpperCase() },
    method: methodOf(booking),
  })
  for (const [place, part] of booking.parts.entries()) {
    const status = statusOf(booking, part)
    for (const { id, lines, ...event } of tripProductOf(products, part.kind).calendarEvents(part, locale)) {
      calendar.createEvent({
        ...event,
        // files that were made before bookings had parts name the first one's events by their ids alone
        id: `${booking.id}-${place === 0 ? id : `${part.partId}-${id}`}@trayecto`,
        stamp: new Date(booking.updatedAt),
        description: [`${reference[locale]}: ${booking.referenceId}`, ...lines].join('\n'),
        status,
        // a calendar takes a change of what it has by a higher number alone
        sequence: status === ICalEventStatus.CANCELLED ? 1 : 0,
      })
    }
  }
  return `${calendar.toString()}\r\n`
}
