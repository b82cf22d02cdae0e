import { Effect } from 'effect'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bookingInputs } from '#/features/checkout/session/booking-input.ts'
import { startBooking } from '#/features/checkout/machine/booking-start.ts'
import type { BookingClient } from '#/server/backend/backend-client.server.ts'
import { exampleFlights } from './draft-for-tests.ts'
import { offerStep } from './offer-step.ts'
import { flights } from './product.ts'

const context = {
  key: 'key',
  agentId: 'agent-0123456789',
  language: 'es',
  returnUrl: 'http://localhost/',
  infoData: {},
} as const

/** What the step sends for a booking that was begun with this. */
const sentFor = async (more: { readonly disId?: string }): Promise<unknown> => {
  const sent: unknown[] = []
  const setFlightOrder = ({ payload }: { readonly payload: unknown }) =>
    Effect.sync(() => {
      sent.push(payload)
      return { id: 'ord_1', total: exampleFlights.total }
    })
  const client = { session: { setFlightOrder } } as unknown as BookingClient['Service']
  const checkout = startBooking(flights, exampleFlights, undefined, 0)
  const booking = { product: flights, checkout, context: { ...context, ...more }, cardEnvelope: undefined }
  await Effect.runPromise(offerStep.send(client, booking, 'offer.1'))
  return sent[0]
}

it('tells the backend the choice under the name that a partner’s link gave it, and none where it gave none', async () => {
  const started = { kind: 'flight', offerId: 'offer', shown: { amount: 1, currency: 'USD' }, disId: 'd-7' }
  const { disId = '' } = v.parse(bookingInputs.start, started)
  expect(await sentFor({ disId })).toMatchObject({ disId: 'd-7' })
  expect(await sentFor({})).not.toHaveProperty('disId')
})
