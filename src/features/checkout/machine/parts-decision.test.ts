import { describe, expect, it } from 'vitest'
import { paymentAnswer } from '../session/booking-answers.server.ts'
import { pageOfPayment } from '../session/payment-status.ts'
import { leaving } from './booking-leave.ts'
import { isOfRest, isUndecided } from './booking-payment.ts'
import { endPayment, lose } from './booking-settle-payment.ts'
import type { CheckoutState } from './checkout-state.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const agreed = usd(50_000)
const charging = { payment: { status: 'charging', transactionId: 't1', agreed } } as CheckoutState

const outcome = {
  status: 'authorised',
  transactionId: 't1',
  reason: null,
  failure: null,
  challengeUrl: null,
  booking: null,
} as const
const parts = [
  { partId: 'flight', kind: 'flight', state: 'confirmed' },
  { partId: 'hotel', kind: 'hotel', state: 'refused' },
]
const decision = { decideBy: '2027-01-01T10:30:00.000Z', kept: usd(30_000), penalty: usd(8000), parts }

type Outcome = Parameters<typeof paymentAnswer>[0]

const asked = endPayment(charging, paymentAnswer({ ...outcome, decision } as unknown as Outcome, 't1'), 'charge', 0)

const pages = {
  summary: { to: '/paquetes/booking/summary', search: {} },
  again: { to: '/paquetes/result', search: {} },
  waiting: '/paquetes/booking/waiting',
  confirmed: '/paquetes/booking/success',
} as const

describe('a payment of which a part was refused', () => {
  it('waits for the traveller where giving back the rest costs something, and for nobody else', () => {
    expect(asked.payment).toMatchObject({
      status: 'deciding',
      transactionId: 't1',
      decision: { kept: usd(30_000), parts: [{ isRefused: false }, { isRefused: true }] },
    })
    expect(isUndecided(asked.payment)).toBe(true)
    expect(pageOfPayment(asked.payment, pages)).toBe(pages.waiting)
  })

  it('goes on waiting where the choice was not heard', () => {
    expect(endPayment(asked, { is: 'lost' }, 'status', 1).payment).toEqual(asked.payment)
  })

  it('says of no whole price that it is charged, once the choice is on its way and when it is left', () => {
    const chosen = endPayment(asked, { is: 'setAside' }, 'status', 1)
    expect(chosen.payment).toMatchObject({ status: 'unknown', transactionId: 't1' })
    expect(isOfRest(chosen.payment)).toBe(true)
    for (const open of [asked, chosen]) expect(isOfRest(leaving(open, null, 2).payment)).toBe(true)
    expect(isOfRest(lose(charging, 't1', 1).payment)).toBe(false)
  })

  it('is over with what became of the parts once they are let go', () => {
    const letGo = { parts, alone: [{ partId: 'flight', total: usd(30_000) }] }
    const ended = { ...outcome, status: 'voided', failure: 'offer_no_longer_available', letGo }
    const { payment } = endPayment(asked, paymentAnswer(ended as unknown as Outcome, 't1'), 'status', 1)
    expect(payment).toMatchObject({
      status: 'idle',
      last: { outcome: 'failed', code: 'offer_no_longer_available', letGo: { alone: letGo.alone } },
    })
    expect(pageOfPayment(payment, pages)).toBe(pages.summary.to)
  })
})
