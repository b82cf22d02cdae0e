import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bookingInputs } from './booking-input.ts'
import { flightOrderPayload } from './booking-payloads.server.ts'
import { filledDraft } from '../machine/draft-example.ts'

const context = {
  key: 'key',
  agentId: 'agent-0123456789',
  language: 'es',
  returnUrl: 'http://localhost/',
  infoData: {},
} as const

it('tells the backend the choice under the name that a partner’s link gave it, and none where it gave none', () => {
  const started = { offerId: 'offer', shown: { amount: 1, currency: 'USD' }, disId: 'd-7' }
  const { disId = '' } = v.parse(bookingInputs.start, started)
  expect(flightOrderPayload(filledDraft, { ...context, disId })).toMatchObject({ disId: 'd-7' })
  expect(flightOrderPayload(filledDraft, context)).not.toHaveProperty('disId')
})
