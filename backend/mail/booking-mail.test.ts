import { describe, expect, it } from 'vitest'
import type { Booking } from '../../contract/booking.ts'
import { offerAt } from '../orders/offer-for-tests.ts'
import { bookingMail } from './booking-mail.tsx'
import { type MailKind, mailKindOf } from './mail-kind.ts'

const place = (code: string, en: string, es: string) => ({
  cityCode: code,
  countryCode: 'XX',
  name: { en, es },
  cityName: { en, es },
  location: { lat: 0, lon: 0 },
  timeZone: 'UTC',
})

const segment = {
  id: '1',
  departure: { iataCode: 'BOG', at: '2027-01-20T08:05:00' },
  arrival: { iataCode: 'LHR', at: '2027-01-21T06:30:00' },
  carrierCode: 'IB',
  number: '35',
  aircraft: { code: '359' },
  operating: { carrierCode: 'BA' },
  duration: 'PT10H',
  numberOfStops: 0,
  co2Emissions: [],
}

const bookingIn = (language: 'en' | 'es', change: Partial<Booking> = {}): Booking => ({
  id: 'bkg_1',
  referenceId: 'ACDEFG',
  bookingStatus: 'Confirmed',
  paymentStatus: 'paid',
  ticketingStatus: 'pending',
  tickets: [],
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
  language,
  total: { amount: 123_450, currency: 'USD' },
  customerDetails: { email: 'ana@example.com', phone: '+573001234567' },
  passengers: [
    {
      id: '1',
      type: 'adult',
      firstName: 'Ana <b>',
      lastName: 'Núñez',
      gender: 'female',
      dateOfBirth: '1990-01-01',
      passportNumberEnding: '97',
    },
  ],
  billingInformation: {
    cardHolderName: 'A',
    isCardHolderTraveling: true,
    addressLine1: 'B',
    city: 'C',
    country: { Name: 'D' },
  },
  paymentInformation: { method: 'card', card: { brand: 'visa', last4: '4242' }, transactions: [] },
  selectedFlightOffer: {
    FlightOffer: {
      data: [{ ...offerAt(100_000), itineraries: [{ duration: 'PT10H', segments: [segment] }] }],
      dictionaries: {
        locations: { BOG: place('BOG', 'Bogota', 'Bogotá'), LHR: place('LON', 'London', 'Londres') },
        aircraft: {},
        currencies: {},
        carriers: { IB: 'Iberia', BA: 'British Airways' },
      },
      included: { 'detailed-fare-rules': [], bags: [] },
    },
  },
  additionalServices: { baggages: [{ journeyType: 'onward', quantity: 2, amount: 5000, currency: 'USD' }] },
  ...change,
})

describe('the confirmation', () => {
  it('speaks Spanish to whom reads Spanish', () => {
    const { subject, html, plain } = bookingMail(bookingIn('es'), 'confirmed')
    expect(subject).toBe('Reserva ACDEFG confirmada: tu viaje a Londres (LHR)')
    for (const part of [html, plain]) {
      expect(part).toContain('ACDEFG')
      expect(part).toContain('USD\u00A01.234,50')
      expect(part).toContain('Iberia IB 35, operado por British Airways')
      expect(part).toContain('2 maletas')
      expect(part).toContain('Visa •••• 4242')
    }
  })

  it('leads to the booking where the site has an address', () => {
    const { html, plain } = bookingMail(bookingIn('es'), 'confirmed', 'https://trayecto.example')
    const address = /https:\/\/trayecto\.example\/es\/user\/my-journey\/booking-detail\?booking=[\w-]+/
    for (const part of [html, plain]) expect(part).toMatch(address)
    expect(bookingMail(bookingIn('es'), 'confirmed').plain).not.toContain('http')
  })

  it('speaks English, and writes names as text', () => {
    const { html } = bookingMail(bookingIn('en'), 'confirmed')
    expect(html).toContain('lang="en"')
    expect(html).toContain('Ana &lt;b&gt;')
    expect(html).toContain('08:05')
  })
})

it.each([
  [{}, 'confirmed'],
  [{ bookingStatus: 'Held' }, 'held'],
  [{ bookingStatus: 'Failed' }, 'let_go'],
  [{ ticketingStatus: 'issued' }, 'ticketed'],
  [{ ticketingStatus: 'failed' }, 'unticketed'],
] as const)('%j calls for the mail %s', (change, kind) => {
  const booking = bookingIn('en', change)
  expect(mailKindOf(booking)).toBe(kind)
  for (const language of ['en', 'es'] as const)
    expect(bookingMail(bookingIn(language, change), kind satisfies MailKind).subject).toContain('ACDEFG')
})
