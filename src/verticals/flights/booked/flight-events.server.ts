import { parseDateTime } from '@internationalized/date'
import type { FlightPart } from '#contract/products/flight-part.ts'
import type { Segment } from '#contract/products/flights/flight-offer.ts'
import { formatClock } from '#domain/time/clock-time.ts'
import type { TripEvent } from '#/features/trips/trip-product.server.ts'
import type { Locale } from '#/i18n/locale.ts'

const words = {
  en: { flight: 'Flight', to: 'to', airline: 'Airline reference', local: 'Local times', terminal: 'terminal' },
  es: {
    flight: 'Vuelo',
    to: 'a',
    airline: 'Código de reserva de la aerolínea',
    local: 'Horas locales',
    terminal: 'terminal',
  },
} satisfies Record<Locale, Record<string, string>>

const instant = (at: string, zone: string): Date => parseDateTime(at).toDate(zone)

/** Every flight at its instant, told with its local times. */
export const flightEvents = ({ item, supplier }: FlightPart, locale: Locale): readonly TripEvent[] => {
  const { locations } = item.dictionaries
  const told = words[locale]
  const city = (code: string): string => locations[code]?.cityName[locale] ?? code
  const zone = (code: string): string => locations[code]?.timeZone ?? 'UTC'
  const end = ({ iataCode, terminal, at }: Segment['departure']): string =>
    `${at.slice(0, 10)} ${formatClock(at.slice(11, 16), locale)} ${locations[iataCode]?.name[locale] ?? iataCode} (${iataCode})${terminal ? `, ${told.terminal} ${terminal}` : ''}`
  return item.offer.itineraries
    .flatMap(({ segments }) => segments)
    .map(({ id, departure, arrival, carrierCode, number }) => ({
      id,
      start: instant(departure.at, zone(departure.iataCode)),
      end: instant(arrival.at, zone(arrival.iataCode)),
      summary: `${told.flight} ${carrierCode} ${number} ${city(departure.iataCode)} ${told.to} ${city(arrival.iataCode)}`,
      location: locations[departure.iataCode]?.name[locale] ?? departure.iataCode,
      lines: [`${told.airline}: ${supplier.reference ?? ''}`, `${told.local}:`, end(departure), end(arrival)],
    }))
}
