import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { OfferGone } from '#contract/problem.ts'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { BookingInContext } from './booking-context.server.ts'
import { paymentCalls } from './booking-payment-calls.server.ts'

const total = { amount: 50_000, currency: 'USD' }
const gone = new OfferGone({ requestId: '', code: 'offer_no_longer_available', message: 'It is sold.' })

const booking = {
  product: { inCalls: () => ({ offers: [{}, {}] }) },
  checkout: {
    payment: { status: 'charging', transactionId: 't2', agreed: total },
    payments: 2,
    draft: { item: { total } },
    backendIds: { sessionId: 'ses_1' },
  },
  context: { key: 'key', agentId: 'agent-0123456789abcdef' },
} as unknown as BookingInContext

const letGo = { parts: [{ partId: 'hotel', kind: 'hotel', state: 'refused' }], alone: [] }

/** What comes of a charge that is refused, where the last payment that the backend knows is this one. */
const charged = (transactionId: string) => {
  const outcome = {
    status: 'voided',
    transactionId,
    reason: null,
    failure: null,
    challengeUrl: null,
    booking: null,
    letGo,
  }
  const client = { session: { paymentStatus: () => Effect.succeed(outcome) } } as unknown as BookingClient['Service']
  const { charge } = paymentCalls({
    billed: () => ({}),
    createPayment: () => Effect.die('not asked'),
    paymentDirection: () => Effect.die('not asked'),
    cardSuccess: () => Effect.fail(gone),
  })
  return Effect.runPromise(charge(booking, 't2').pipe(Effect.provideService(BookingClient, client), Effect.result))
}

it('tells what became of the parts where this payment was refused', async () => {
  expect(await charged('t2')).toMatchObject({
    _tag: 'Success',
    success: { answer: { is: 'ended', how: { letGo: { parts: [{ partId: 'hotel', isRefused: true }] } } } },
  })
})

it('is the refusal where the parts were let go at the payment before, and this one never began', async () => {
  expect(await charged('t1')).toMatchObject({ _tag: 'Failure', failure: { _tag: 'OfferGone' } })
})
