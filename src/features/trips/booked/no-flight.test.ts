import { Schema } from 'effect'
import { afterAll, expect, it, vi } from 'vitest'
import { Booking, BookingSummary } from '#contract/booking.ts'
import type { TripProduct } from '../trip-product.server.ts'
import { bookingIn } from '../../../../backend/mail/booking-for-tests.ts'
import { prepared } from '../../../../backend/orders/drive-for-tests.ts'
import type { OrderState } from '../../../../backend/orders/order-state.ts'
import type { OrderPart } from '../../../../backend/products/products.ts'
import { tripCalendar } from '../calendar/trip-calendar.server.ts'
import { bookedTrip } from './booked-trip.server.ts'

const isFerry = ({ kind }: { kind: string }) => kind === 'ferry'

/** A kind of travel that nobody sells: what it answers is as little as a kind may. */
vi.doMock('../../../../backend/products/products.ts', async (original) => {
  const { productOf } = await original<typeof import('../../../../backend/products/products.ts')>()
  const ferry = {
    total: ({ quote }: OrderPart) => quote.price,
    timeZone: () => 'Europe/Athens',
    passenger: (_part: unknown, passenger: unknown) => passenger,
    shown: ({ partId, kind, state }: OrderPart) => ({
      partId,
      kind,
      state,
      quote: { offerId: 'f', total: { amount: 1, currency: 'USD' }, expiresAt: '' },
      supplier: { name: 'BLUE', reference: 'F1' },
      documents: [{ number: 'V1' }],
    }),
    line: ({ partId, kind, state }: OrderPart) => ({ partId, kind, state }),
    guests: () => 0,
    mail: () => ({
      destination: 'Naxos',
      reference: null,
      sections: [],
      travellers: new Map(),
      extras: null,
      news: {},
      prices: [{ name: 'Ferry', amount: '1' }],
    }),
  }
  return { productOf: (part: { kind: never }) => (isFerry(part) ? ferry : productOf(part)) }
})
// one process runs many files, and modules that others have loaded would not see it
vi.resetModules()
const { bookingLines } = await import('../../../../backend/mail/booking-lines.ts')
const { bookingOf, summaryOf } = await import('../../../../backend/orders/booking-view.ts')
afterAll(() => {
  vi.doUnmock('../../../../backend/products/products.ts')
  vi.resetModules()
})

const events = vi.fn(() => [
  { id: '1', start: new Date(0), end: new Date(1), summary: 'Ferry to Naxos', location: 'Piraeus', lines: [] },
])
const ferries: TripProduct = {
  booked: ({ partId, kind }) => ({
    partId,
    kind,
    supplier: { name: 'BLUE', reference: 'F1' },
    total: { amount: 1, currency: 'USD' },
    item: {},
  }),
  line: () => ({ title: { en: 'Naxos', es: 'Naxos' }, place: 'JNX', first: '2027-01-20', last: undefined }),
  lineOf: () => ({ title: { en: 'Naxos', es: 'Naxos' }, place: 'JNX', first: '2027-01-20', last: undefined }),
  calendarEvents: events,
}

/** An order of a ferry alone, with its travellers, booked. */
const ferryOrder = async (): Promise<OrderState> => {
  const { state } = (await prepared()).world
  if (!state) throw new Error('nothing is prepared')
  const parts = state.parts.map((part) => ({ ...part, kind: 'ferry', state: 'confirmed' }) as unknown as OrderPart)
  return { ...state, parts, reference: 'ACDEFG', booked: { status: 'Confirmed', createdAt: 0, updatedAt: 0 } }
}

const flightsOwn = ['airlineReference', 'tickets', 'selectedFlightOffer', 'additionalServices', 'from', 'departureAt']

const read = async () => {
  const booking = bookingOf(await ferryOrder())
  if (!booking) throw new Error('the order is no booking')
  return { booking, summary: summaryOf(booking) }
}

it('an order without a flight is a booking, and a line of a list, without what is a flight’s', async () => {
  const { booking, summary } = await read()
  for (const field of flightsOwn) {
    expect(booking).not.toHaveProperty(field)
    expect(summary).not.toHaveProperty(field)
  }
  expect(summary.supplierReference).toBe('F1')
  // the kinds of the contract are those that are sold: its own fields are what is held against it
  expect(Schema.is(Booking)({ ...booking, parts: [] })).toBe(true)
  expect(Schema.is(BookingSummary)({ ...summary, parts: [] })).toBe(true)
})

it('it is mailed, shown on its page, and put into a calendar', async () => {
  const { booking } = await read()
  expect(bookingLines(booking, 'confirmed')).toMatchObject({
    news: { subject: 'Booking ACDEFG confirmed: your trip to Naxos' },
    prices: [{ name: 'Ferry' }],
  })
  const products = { ferry: ferries }
  const trip = bookedTrip(products, booking)
  expect(trip).toMatchObject({ reference: 'ACDEFG', parts: [{ kind: 'ferry' }], travellers: [{ ticket: undefined }] })
  expect(tripCalendar(products, booking, 'en')).toContain('SUMMARY:Ferry to Naxos')
})

it('one with a flight tells its first flight beside its parts', () =>
  expect(Schema.is(Booking)(bookingIn('es'))).toBe(true))
