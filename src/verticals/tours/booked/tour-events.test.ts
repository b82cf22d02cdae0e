import { expect, it } from 'vitest'
import type { TourPart } from '#contract/products/tours/tour-part.ts'
import { bookedTrip } from '#/features/trips/booked/booked-trip.server.ts'
import { tripCalendar } from '#/features/trips/calendar/trip-calendar.server.ts'
import { bookingIn } from '../../../../backend/mail/booking-for-tests.ts'
import { summaryOf } from '../../../../backend/orders/booking-view.ts'
import { soldTour } from '../booking/sold-tour-for-tests.ts'
import { bookedTours } from './booked-tours.server.ts'

const part = (item = soldTour()): TourPart => ({
  partId: '1',
  kind: 'tour',
  item,
  extras: {
    lead: 2,
    travelers: ['Leo', 'Ana María', 'Zoé'].map((firstName) => ({ firstName, lastName: 'Muñoz' })),
  },
  quote: { offerId: item.id, total: item.price.deposit, expiresAt: item.expiresAt },
  state: 'confirmed',
  supplier: { name: 'DEMO', reference: 'T-1' },
  documents: [{ kind: 'voucher', number: 'T-1-V' }],
  status: 'CONFIRMED',
  calledOff: null,
})

const plain = (day: string): string => day.replaceAll('-', '')

const linesOf = (own: TourPart, language: 'en' | 'es') =>
  tripCalendar({ tour: bookedTours }, { ...bookingIn(language), parts: [own] }, language).split('\r\n')

it('a tour is whole days in a calendar, its last among them', () => {
  const { item } = part()
  const lines = linesOf(part(), 'en')
  expect(item.to).toBe('2027-03-31')
  expect(lines).toContain(`DTSTART;VALUE=DATE:${plain(item.from)}`)
  expect(lines).toContain('DTEND;VALUE=DATE:20270401')
  expect(lines).toContain('SUMMARY:Test tour: books')
})

it('the day by which its balance is due is in it, in the reader’s language', () => {
  const { balanceDue } = part().item.price
  const lines = linesOf(part(), 'es')
  expect(balanceDue).not.toBeNull()
  expect(lines).toContain(`DTSTART;VALUE=DATE:${plain(balanceDue ?? '')}`)
  expect(lines.some((line) => line.startsWith('SUMMARY:Saldo por pagar al operador'))).toBe(true)
})

it('where all was paid at once there is no such day', () =>
  expect(linesOf(part(soldTour('2027-02-27', 30)), 'en').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1))

it('a tour that was called off has no balance to pay and no voucher to show, and says what goes back', () => {
  const own = part()
  const { deposit } = own.item.price
  const calledOff = { reason: 'too_few_travelers', at: '2026-11-24T10:00:00Z', refunded: deposit } as const
  const off = { ...own, state: 'cancelled', status: 'CANCELLED', calledOff } as const
  const trip = bookedTrip({ tour: bookedTours }, { ...bookingIn('en'), bookingStatus: 'Cancelled', parts: [off] })
  expect(trip).toMatchObject({
    givenBack: { refunded: deposit, onItsWay: { amount: 0 }, kept: { amount: 0 } },
    parts: [{ calledOffBy: 'supplier', whole: undefined, item: { voucher: undefined } }],
  })
})

it.each([
  ['Confirmed', 'confirmed', ['PUBLISH', 'CONFIRMED', '0']],
  ['Held', 'requested', ['PUBLISH', 'TENTATIVE', '0']],
  ['Cancelled', 'cancelled', ['CANCEL', 'CANCELLED', '1']],
  ['Failed', 'refused', ['CANCEL', 'CANCELLED', '1']],
  ['Released', 'released', ['CANCEL', 'CANCELLED', '1']],
  ['Confirmed', 'cancelled', ['CANCEL', 'CANCELLED', '1']],
] as const)(
  'a part of a booking that is %s and is %s itself stands so in a calendar',
  (bookingStatus, state, stands) => {
    const booking = { ...bookingIn('en'), bookingStatus, parts: [{ ...part(), state }] }
    const lines = tripCalendar({ tour: bookedTours }, booking, 'en').split('\r\n')
    const valuesOf = (name: string) =>
      lines.flatMap((line) => (line.startsWith(`${name}:`) ? line.slice(name.length + 1) : []))
    expect([...valuesOf('METHOD'), ...new Set(valuesOf('STATUS')), ...new Set(valuesOf('SEQUENCE'))]).toEqual(stands)
  },
)

/** The calendar file of tours that stand so. */
const fileOf = (...states: readonly ('confirmed' | 'cancelled')[]) => {
  const parts = states.map((state, at) => ({ ...part(), partId: `${at + 1}`, state }))
  const bookingStatus = states.includes('confirmed') ? 'Confirmed' : 'Cancelled'
  return tripCalendar({ tour: bookedTours }, { ...bookingIn('en'), bookingStatus, parts }, 'en')
}

const namesIn = (file: string) => file.match(/^UID:.*$/gm)

it('what is off is taken out of a calendar by the name that it has there, and beside what stands it is canceled', () => {
  expect(namesIn(fileOf('cancelled', 'cancelled'))).toEqual(namesIn(fileOf('confirmed', 'confirmed')))
  const mixed = fileOf('confirmed', 'cancelled')
  expect(mixed).toContain('METHOD:PUBLISH')
  for (const status of ['STATUS:CONFIRMED', 'STATUS:CANCELLED']) expect(mixed).toContain(status)
})

it('a list tells what the whole tour costs, and of one that was called off what was charged', () => {
  const own = part()
  const { deposit, total } = own.item.price
  const booking = { ...bookingIn('en'), total: deposit, parts: [own] }
  expect(summaryOf(booking)).toMatchObject({ total: deposit, whole: total })
  const off = { ...booking, bookingStatus: 'Cancelled', parts: [{ ...own, state: 'cancelled' }] } as const
  expect(summaryOf(off)).not.toHaveProperty('whole')
})

it('a booked tour says what was charged, what is left, and under whose name it is', () => {
  const own = part()
  const { price } = own.item
  expect(bookedTours.booked(own)).toMatchObject({
    total: price.deposit,
    whole: price.total,
    lead: 'Ana María Muñoz',
    item: { deposit: price.deposit, balance: price.balance, voucher: 'T-1-V' },
  })
})
