import { describe, expect, it } from 'vitest'
import { chargeOf } from './booked-trip.server.ts'

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
