import { expect, it } from 'vitest'
import { bookingIn } from '../../../../backend/mail/booking-for-tests.ts'
import { tripCalendar } from '#/features/trips/calendar/trip-calendar.server.ts'
import { bookedFlights } from './booked-flights.server.ts'

const products = { flight: bookedFlights }

const place = (name: string, timeZone: string) => ({
  cityCode: 'XXX',
  countryCode: 'XX',
  name: { en: name, es: name },
  cityName: { en: name, es: name },
  location: { lat: 0, lon: 0 },
  timeZone,
})

const flight = (departure: readonly [string, string], arrival: readonly [string, string]) => ({
  id: '1',
  departure: { iataCode: departure[0], at: departure[1] },
  arrival: { iataCode: arrival[0], at: arrival[1] },
  carrierCode: 'IB',
  number: '35',
  aircraft: { code: '359' },
  duration: 'PT1H',
  numberOfStops: 0,
  co2Emissions: [],
})

const booking = (segment: ReturnType<typeof flight>) => {
  const [part] = bookingIn('en').parts
  if (part?.kind !== 'flight') throw new Error('nothing flies')
  const locations = {
    BOG: place('Bogotá', 'America/Bogota'),
    MAD: place('Madrid', 'Europe/Madrid'),
    NRT: place('Tokyo', 'Asia/Tokyo'),
    KTM: place('Kathmandu', 'Asia/Kathmandu'),
  }
  const item = {
    ...part.item,
    offer: { ...part.item.offer, itineraries: [{ duration: 'PT1H', segments: [segment] }] },
    dictionaries: { ...part.item.dictionaries, locations },
  }
  return { ...bookingIn('en'), parts: [{ ...part, item }] }
}

it.each([
  [['BOG', '2027-01-20T21:05:00'], ['MAD', '2027-01-21T13:10:00'], '20270121T020500Z', '20270121T121000Z'],
  [['MAD', '2027-07-01T23:30:00'], ['BOG', '2027-07-02T02:40:00'], '20270701T213000Z', '20270702T074000Z'],
  [['NRT', '2027-01-20T08:00:00'], ['KTM', '2027-01-20T14:00:00'], '20270119T230000Z', '20270120T081500Z'],
] as const)('a flight from %j to %j stands at its instants', (departure, arrival, start, end) => {
  const file = tripCalendar(products, booking(flight(departure, arrival)), 'en')
  expect(file).toContain(`DTSTART:${start}`)
  expect(file).toContain(`DTEND:${end}`)
})

it('names an event by the booking and its flight, and tells both references', () => {
  const file = tripCalendar(
    products,
    booking(flight(['BOG', '2027-01-20T21:05:00'], ['MAD', '2027-01-21T13:10:00'])),
    'en',
  )
  expect(file).toContain('UID:bkg_1-1@trayecto')
  expect(file.replaceAll('\r\n ', '')).toContain('Booking reference: ACDEFG\\nAirline reference: QK7MNP\\nLocal times:')
})

it.each(['Confirmed', 'Cancelled'] as const)(
  'a %s trip is no invitation: it names nobody to answer to',
  (bookingStatus) => {
    const trip = { ...booking(flight(['BOG', '2027-01-20T21:05:00'], ['MAD', '2027-01-21T13:10:00'])), bookingStatus }
    expect(tripCalendar(products, trip, 'en')).not.toMatch(/ORGANIZER|ATTENDEE/)
  },
)
