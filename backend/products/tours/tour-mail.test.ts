import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { reservedTour } from './demo/booking/reserved-offer.ts'
import { tourOf } from './demo/made/tour.ts'
import { departuresOf } from './demo/times/departures.ts'
import { tourMail } from './tour-mail.ts'
import type { TourTypes } from './tour-types.ts'

const today = Date.UTC(2026, 10, 23) / 86_400_000

/** What a mail says of a tour for one that was booked so many days before it begins. */
const mailOf = (daysBefore: number, language: Booking['language'], change: object = {}): string => {
  const tour = tourOf('pruebas-guaranteed')
  const [departure] = tour ? departuresOf(tour, today + 120, today + 140, today) : []
  if (!departure) throw new Error('the tour of tests does not leave')
  const now = (departure.day - daysBefore) * 86_400_000
  const item = reservedTour('uuid', { departure, ages: [30], rooms: ['single'] }, now)
  const told = { state: 'confirmed', supplier: { reference: 'T1' }, extras: { lead: 1, travelers: [] }, documents: [] }
  const shown = { ...told, item, ...change }
  return JSON.stringify(tourMail(shown as unknown as TourTypes['shown'], { language } as Booking))
}

it.each([
  [90, 'free cancellation until', 'cancelación gratis hasta'],
  [45, 'canceling has a cost', 'cancelar tiene un costo'],
  [10, 'not refundable', 'no reembolsable'],
])('booked %i days before it begins, it says what comes back', (daysBefore, en, es) => {
  expect(mailOf(daysBefore, 'en')).toContain(en)
  expect(mailOf(daysBefore, 'es')).toContain(es)
})

it('hands out the voucher once it is issued, and none of a tour that is off', () => {
  const documents = [{ kind: 'voucher', number: 'T1-V' }]
  expect(mailOf(90, 'en')).not.toContain('Voucher')
  expect(mailOf(90, 'en', { documents })).toContain('Voucher: T1-V')
  expect(mailOf(90, 'es', { documents })).toContain('Comprobante: T1-V')
  expect(mailOf(90, 'en', { documents, state: 'cancelled' })).not.toContain('T1-V')
})
