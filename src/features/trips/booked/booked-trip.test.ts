import { describe, expect, it } from 'vitest'
import { bookingIn, family } from '../../../../backend/mail/booking-for-tests.ts'
import { bookedTrip, chargeOf } from './booked-trip.server.ts'

const line = (
  transactionId: string,
  type: 'authorisation' | 'charge' | 'void',
  status: 'success' | 'failed' | 'pending' = 'success',
) => ({ transactionId, type, status, amount: 100, currency: 'USD', at: '2026-11-21T10:00:00Z' })

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

describe('a booked trip', () => {
  it('leaves and arrives where and when its flights do', () => {
    const [{ legs = [] } = {}] = bookedTrip(bookingIn('en')).journeys
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
    expect(bookedTrip(family('en'))).toMatchObject({
      reference: 'ACDEFG',
      airline: { name: 'Iberia', reference: 'QK7MNP' },
    })
  })

  it('tells whose each bag is, on whose lap an infant travels, and whom to call', () => {
    const { travellers, emergencyContact } = bookedTrip(family('en'))
    expect(travellers).toMatchObject([
      { frequentFlyerNumber: 'IB 4411', bags: [{ direction: 'onward', quantity: 2 }], lapOf: undefined },
      { type: 'infant', bags: [], lapOf: 'Ana Núñez' },
    ])
    expect(emergencyContact).toBe('+576015550101')
  })

  it('knows no owner of bags that were booked before there was one', () => {
    const { travellers, bags } = bookedTrip(bookingIn('en'))
    expect(bags).toMatchObject([{ quantity: 2 }])
    expect(travellers).toMatchObject([{ bags: [] }])
  })
})
