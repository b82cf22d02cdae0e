import { runWithStartContext } from '@tanstack/start-storage-context'
import { describe, expect, it } from 'vitest'
import { bookingIn } from '../../../backend/mail/booking-for-tests.ts'
import { summaryOf } from '../../../backend/orders/booking-view.ts'
import type { PartState } from '#contract/order-part.ts'
import { bookedFlights } from '#/verticals/flights/booked/booked-flights.server.ts'
import { type TripLine, soldAs } from './booked/booked-trip.ts'
import { lineOfParts, summaryOfListed, summaryOfOpened } from './trip-summary.server.ts'

const part = (place: string, first: string, last?: string, state: PartState = 'confirmed') => ({
  state,
  line: { title: { en: place, es: place }, place, first, last } satisfies TripLine,
})
const lineOf = (...parts: readonly ReturnType<typeof part>[]) => lineOfParts(parts, ({ line }) => line)

const oneWay = part('LIM', '2027-03-01T09:00:00')
const tour = part('Peru', '2027-03-02', '2027-03-09')

describe('the days of a trip', () => {
  it('are those of its only part', () => {
    expect(lineOf(oneWay)).toBe(oneWay.line)
    expect(lineOf(tour)).toBe(tour.line)
  })

  it('end with what lasts longest, under the name of what it begins with', () =>
    expect(lineOf(oneWay, tour)).toEqual({ ...oneWay.line, last: '2027-03-09' }))

  it('end with the flight back, which leaves at an hour of the last night', () => {
    const flight = part('CTG', '2027-03-01T09:00:00', '2027-03-05T18:00:00')
    expect(lineOf(flight, part('Cartagena', '2027-03-01', '2027-03-05'))).toBe(flight.line)
  })

  it('are one where all of it is on one', () => {
    expect(lineOf(oneWay, part('Lima', '2027-03-01'))).toBe(oneWay.line)
  })

  it('leave out what was called off', () => expect(lineOf(oneWay, { ...tour, state: 'cancelled' })).toBe(oneWay.line))

  it('are those of what it began with where nothing of it stands', () =>
    expect(lineOf({ ...oneWay, state: 'cancelled' }, { ...tour, state: 'cancelled' })).toBe(oneWay.line))
})

describe('a booking is found again as what it was sold', () => {
  const whole = bookingIn('en')
  const [part] = whole.parts
  if (!part) throw new Error('nothing was booked')
  const rest = { ...whole, parts: [part, { ...part, partId: 'other', state: 'refused' } as const] }
  it.each([
    ['a flight', whole, 'flight'],
    ['what was kept of several', rest, 'several'],
  ])('%s', (_what, booking, sold) => {
    const context = { contextAfterGlobalMiddlewares: { tripProducts: { flight: bookedFlights } } } as never
    runWithStartContext(context, () => {
      expect(soldAs(summaryOfListed(summaryOf(booking)))).toBe(sold)
      expect(soldAs(summaryOfOpened(booking))).toBe(sold)
    })
  })
})
