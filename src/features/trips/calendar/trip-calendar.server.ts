import { parseDateTime } from '@internationalized/date'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Booking } from '#contract/booking.ts'
import type { Dictionaries, FlightOffer, Segment } from '#contract/products/flights/flight-offer.ts'
import type { Locale } from '#/i18n/locale.ts'

const words = {
  en: {
    flight: 'Flight',
    to: 'to',
    reference: 'Booking reference',
    airline: 'Airline reference',
    local: 'Local times',
    terminal: 'terminal',
  },
  es: {
    flight: 'Vuelo',
    to: 'a',
    reference: 'Referencia de la reserva',
    airline: 'Localizador de la aerolínea',
    local: 'Horas locales',
    terminal: 'terminal',
  },
} satisfies Record<Locale, Record<string, string>>

/** What a calendar needs of a booking. */
export type BookedFlights = Pick<Booking, 'id' | 'referenceId' | 'airlineReference' | 'bookingStatus' | 'updatedAt'> & {
  readonly selectedFlightOffer: {
    readonly FlightOffer: {
      readonly data: readonly Pick<FlightOffer, 'itineraries'>[]
      readonly dictionaries: Pick<Dictionaries, 'locations'>
    }
  }
}

const instant = (at: string, zone: string): Date => parseDateTime(at).toDate(zone)

/** Every flight of a booking as an event of an iCalendar file (RFC 5545), at its instant, told with its local times. */
export const tripCalendar = (booking: BookedFlights, locale: Locale): string => {
  const { data, dictionaries } = booking.selectedFlightOffer.FlightOffer
  const told = words[locale]
  const city = (code: string): string => dictionaries.locations[code]?.cityName[locale] ?? code
  const zone = (code: string): string => dictionaries.locations[code]?.timeZone ?? 'UTC'
  const end = ({ iataCode, terminal, at }: Segment['departure']): string =>
    `${at.slice(0, 16).replace('T', ' ')} ${dictionaries.locations[iataCode]?.name[locale] ?? iataCode} (${iataCode})${terminal ? `, ${told.terminal} ${terminal}` : ''}`
  const calendar = ical({
    name: `Trayecto ${booking.referenceId}`,
    prodId: { company: 'Trayecto', product: 'Trayecto', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, departure, arrival, carrierCode, number } of data[0]?.itineraries.flatMap((way) => way.segments) ??
    []) {
    calendar.createEvent({
      id: `${booking.id}-${id}@trayecto`,
      start: instant(departure.at, zone(departure.iataCode)),
      end: instant(arrival.at, zone(arrival.iataCode)),
      stamp: new Date(booking.updatedAt),
      summary: `${told.flight} ${carrierCode} ${number} ${city(departure.iataCode)} ${told.to} ${city(arrival.iataCode)}`,
      location: dictionaries.locations[departure.iataCode]?.name[locale] ?? departure.iataCode,
      description: `${told.reference}: ${booking.referenceId}\n${told.airline}: ${booking.airlineReference}\n${told.local}:\n${end(departure)}\n${end(arrival)}`,
      status: booking.bookingStatus === 'Confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    })
  }
  return `${calendar.toString()}\r\n`
}
