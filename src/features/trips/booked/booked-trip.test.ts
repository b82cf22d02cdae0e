import { describe, expect, it } from 'vitest'
import { bookingIn, family } from '../../../../backend/mail/booking-for-tests.ts'
import { summaryOf } from '../../../../backend/orders/booking-view.ts'
import type { Booking } from '#contract/booking.ts'
import { flightIn } from '#/verticals/flights/booked/booked-flight.ts'
import { bookedFlights } from '#/verticals/flights/booked/booked-flights.server.ts'
import { type OpenedTrip, readOpened } from '../opened-trip.ts'
import { isPast, isUnsettled, kindsOf, soldAs } from './booked-trip.ts'
import { bookedTrip, chargeOf } from './booked-trip.server.ts'

const line = (
  transactionId: string,
  type: 'authorisation' | 'charge' | 'void',
  status: 'success' | 'failed' | 'pending' = 'success',
) => ({ transactionId, type, status, amount: 100, currency: 'USD', at: '2026-11-21T10:00:00Z' })

it.each([
  ['a hotel', ['hotel'], false, 'hotel'],
  ['flights, however many', kindsOf([{ kind: 'flight' }, { kind: 'flight' }]), false, 'flight'],
  ['a flight and a hotel', ['flight', 'hotel'], false, 'several'],
  ['the flight that was kept of several', ['flight'], true, 'several'],
])('%s is confirmed where it was sold', (_what, kinds, isRest, sold) => expect(soldAs({ kinds, isRest })).toBe(sold))

describe('the money that was taken', () => {
  it.each([
    ['the charge, after what was set aside', [line('a', 'authorisation'), line('c', 'charge')], 'c'],
    [
      'the charge that went through, wherever it stands',
      [line('c1', 'charge', 'failed'), line('a', 'authorisation'), line('c2', 'charge')],
      'c2',
    ],
    ['nothing, where what was set aside went back', [line('a', 'authorisation'), line('v', 'void')], undefined],
    ['nothing yet, of seats that are only held', [line('a', 'authorisation')], undefined],
  ] as const)('is %s', (_which, transactions, id) => {
    expect(chargeOf({ method: 'card', card: null, transactions: [...transactions] })?.transactionId).toBe(id)
  })
})

const booked = (booking: Booking) => bookedTrip({ flight: bookedFlights }, booking)
const flightOf = (booking: Booking) => booked(booking).parts.map(flightIn)

describe('a booked trip', () => {
  it('leaves and arrives where and when its flights do', () => {
    const [{ journeys: [{ legs = [] } = {}] = [] } = {}] = flightOf(bookingIn('en'))
    expect(legs).toMatchObject([
      {
        from: { code: 'BOG', city: { es: 'Bogotá' } },
        to: { code: 'LHR', city: { es: 'Londres' } },
        departure: '2027-01-20T08:05:00',
        arrival: '2027-01-21T06:30:00',
        minutes: 600,
        operator: 'British Airways',
      },
    ])
  })

  it('names both references, and the airline whose one is', () => {
    expect(booked(family('en'))).toMatchObject({
      reference: 'ACDEFG',
      parts: [{ supplier: { name: 'Iberia', reference: 'QK7MNP' } }],
    })
  })

  it('tells whose each bag and ticket is, on whose lap an infant travels, and whom to call', () => {
    const [part, ...others] = family('en').parts
    if (part?.kind !== 'flight') throw new Error('nothing flies')
    const documents = [{ kind: 'ticket', passengerId: '1', number: '075-1' } as const]
    const booking = { ...family('en'), parts: [{ ...part, documents }, ...others] }
    const { travellers, emergencyContact } = booked(booking)
    expect(travellers).toMatchObject([
      { frequentFlyerNumber: 'IB 4411', ticket: '075-1', lapOf: undefined },
      { type: 'infant', ticket: undefined, lapOf: 'Ana Núñez' },
    ])
    const [adult] = travellers
    expect(flightOf(booking)).toMatchObject([
      { bags: [{ direction: 'onward', owners: [{ travellerId: adult?.id, quantity: 2 }] }] },
    ])
    expect(emergencyContact).toBe('+576015550101')
  })

  it('knows no owner of bags that were booked before there was one', () =>
    expect(flightOf(bookingIn('en'))).toMatchObject([{ bags: [{ quantity: 2, owners: [] }] }]))

  it('is made of what was kept, once the rest of it was refused', () => {
    const booking = bookingIn('en')
    const [part] = booking.parts
    if (!part) throw new Error('nothing was booked')
    const { parts, isRest } = booked({ ...booking, parts: [{ ...part, partId: 'other', state: 'refused' }, part] })
    expect([parts.map(({ partId }) => partId), isRest]).toEqual([[part.partId], true])
    expect(booked(booking).isRest).toBe(false)
    const failed = { ...booking, bookingStatus: 'Failed', parts: [{ ...part, state: 'refused' }] } as const
    expect(booked(failed)).toMatchObject({ parts: [{}], isRest: false })
  })

  it('without what was refused is told once it is canceled too', () => {
    const booking = bookingIn('en')
    const [part] = booking.parts
    if (!part) throw new Error('nothing was booked')
    const parts = [{ ...part, partId: 'other', state: 'refused' } as const, canceled(part, 'refunded')]
    expect(booked({ ...booking, bookingStatus: 'Cancelled', parts }).parts).toMatchObject([{ partId: part.partId }])
  })

  it('is the same line in a list, whether it was listed or looked up', () => {
    const flight = bookedFlights
    const booking = bookingIn('es')
    const [part] = booking.parts
    const line = summaryOf(booking).parts.find((own) => own.kind === 'flight')
    if (!flight || !part || !line) throw new Error('nothing flies')
    expect(flight.line(line)).toEqual({
      title: { en: 'Bogota – London', es: 'Bogotá – Londres' },
      place: 'LHR',
      first: '2027-01-20T08:05:00',
      last: undefined,
    })
    expect(flight.lineOf(part)).toEqual(flight.line(line))
  })
})

const usd = (amount: number) => ({ amount, currency: 'USD' })

type Part = Booking['parts'][number]
type CancelState = NonNullable<Part['cancellation']>['state']

const canceled = (part: Part, state: CancelState): Part => ({
  ...part,
  state: state === 'requested' || state === 'refused' ? 'confirmed' : 'cancelled',
  cancellation: { state, requestedAt: '2026-11-28T10:00:00Z', kept: usd(7000), refund: usd(43_000) },
})

/** A trip of two parts of which one is being canceled. */
const tripOf = (state: CancelState, change: Partial<Booking> = {}) => {
  const [part] = family('en').parts
  if (!part) throw new Error('nothing was booked')
  const documents = [{ kind: 'ticket', passengerId: '1', number: '075-1' } as const]
  const ticketed = { ...part, documents } as Part
  const parts = [canceled(ticketed, state), { ...part, partId: 'other', documents: [] }]
  return booked({ ...family('en'), bookingStatus: 'Confirmed', parts, ...change })
}

describe('a part that its traveller cancels', () => {
  it('stands until its supplier takes it back, which its page follows', () => {
    const trip = tripOf('requested')
    expect(trip).toMatchObject({
      requested: { kept: usd(7000), refund: usd(43_000) },
      parts: [
        { isCancelRequested: true, isCancelOver: true, title: { es: 'Bogotá – Londres' } },
        { isCancelOver: false },
      ],
      travellers: [{ ticket: '075-1' }, {}],
    })
    expect(trip).not.toHaveProperty('givenBack')
    const settled = { ...trip, status: { ...trip.status, ticketing: 'issued' } } as const
    expect(isUnsettled(settled, 0)).toBe(true)
  })

  it('stands where its supplier does not take it back, and is asked for no more', () => {
    const trip = tripOf('refused')
    expect(trip).toMatchObject({
      parts: [{ isCancelRefused: true, isCancelOver: false }, {}],
      travellers: [{ ticket: '075-1' }, {}],
    })
    expect(trip).not.toHaveProperty('requested')
    expect(trip).not.toHaveProperty('givenBack')
  })

  it.each([
    ['refunding', { refunded: usd(0), onItsWay: usd(43_000), kept: usd(7000) }, true],
    ['refunded', { refunded: usd(43_000), onItsWay: usd(0), kept: usd(7000) }, false],
  ] as const)('is off once its money is %s, and its ticket with it', (state, givenBack, isFollowed) => {
    const trip = tripOf(state)
    expect(trip).toMatchObject({
      givenBack,
      parts: [{ calledOffBy: 'traveller', isCancelOver: true }, { isCancelOver: false }],
      travellers: [{ ticket: undefined }, {}],
    })
    expect(trip).not.toHaveProperty('requested')
    const settled = { ...trip, status: { ...trip.status, ticketing: 'issued' } } as const
    expect(isUnsettled(settled, 0)).toBe(isFollowed)
  })

  it('tells nobody what it cost in a package, but in the sums of all', () => {
    const onePrice = { total: usd(50_000), dueNow: usd(50_000), dueAtProperty: usd(0) }
    const trip = tripOf('refunded', { package: { ...onePrice, cancel: {} } as never })
    expect(JSON.stringify(trip.parts)).not.toContain('43000')
    expect(trip.givenBack).toMatchObject({ refunded: usd(43_000) })
  })
})

describe('a trip that was opened by its reference', () => {
  const summary = { id: 'b', reference: 'ABC', status: undefined, travellers: 1, total: { amount: 1, currency: 'USD' } }
  const opened = { referenceId: 'ABC', email: 'ana@example.com' }
  const line = { title: { en: 'Bogota – LHR', es: 'Bogotá – LHR' }, place: 'LHR', first: '2027-01-20T08:05:00' }

  it('before trips had parts is read as one of now', () => {
    const { first: departureAt } = line
    const flights = { ...summary, from: 'BOG', to: 'LHR', fromCity: { en: 'Bogota', es: 'Bogotá' }, departureAt }
    expect(readOpened({ ...opened, summary: flights })).toEqual({
      ...opened,
      summary: { ...summary, kinds: ['flight'], line },
    })
  })

  it('is read as it was written', () => {
    const kinds = ['flight', 'hotel']
    const trip = { ...opened, summary: { ...summary, kinds, line: { ...line, last: undefined } } }
    expect(readOpened(trip)).toEqual(trip)
  })

  it.each([
    [{}, ['flight']],
    [{ guests: 2 }, ['hotel']],
  ])('before it said what it is made of, with %j, is of %j', (guests, kinds) => {
    const trip: OpenedTrip = JSON.parse(
      JSON.stringify({ ...opened, summary: { ...summary, line: { ...line, ...guests } } }),
    )
    expect(readOpened(trip).summary.kinds).toEqual(kinds)
  })

  it('is made of each kind once', () =>
    expect(kindsOf([{ kind: 'flight' }, { kind: 'hotel' }, { kind: 'flight' }])).toEqual(['flight', 'hotel']))
})

const trip = (first: string, last?: string) => ({ line: { title: { en: '', es: '' }, place: 'BOG', first, last } })

describe('whether a trip is past', () => {
  it.each([
    [
      'on its evening in America, when it is the next day in Greenwich',
      '2027-03-10T23:40',
      undefined,
      '2027-03-11T00:05:00Z',
      false,
    ],
    ['once its day is over everywhere', '2027-03-10T23:40', undefined, '2027-03-11T12:05:00Z', true],
    ['on its last day', '2027-03-01T09:00', '2027-03-10T18:00', '2027-03-10T23:59:00Z', false],
  ])('%s', (_when, first, last, at, past) => {
    expect(isPast(trip(first, last), at)).toBe(past)
  })
})

it('is asked for again once its hold has run out, by the span that it was read with', () => {
  const trip = tripOf('refused')
  const hold = { payBy: '2026-11-30T00:00:00Z', msLeft: 60_000, timeZone: 'UTC', endedBy: null }
  const held = { ...trip, hold, status: { ...trip.status, booking: 'Held', payment: 'none' } } as const
  expect([0, 59_999, 60_000].map((sinceRead) => isUnsettled(held, sinceRead))).toEqual([false, false, true])
})
