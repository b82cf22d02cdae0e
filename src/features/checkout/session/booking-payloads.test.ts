import { expect, it } from 'vitest'
import { filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { startBooking } from '../machine/booking-start.ts'
import { billingInformationOf, customerDetailsOf } from './booking-payloads.server.ts'

it('tells nobody of what was copied along with a mail address unseen', () => {
  const typed = { ...filledDraft, customer: { ...filledDraft.customer, email: ' ana@example.com\u200B ' } }
  const checkout = startBooking(flights, filledDraft.item, typed, 0)
  const context = { key: 'k', agentId: 'a', language: 'es', returnUrl: 'http://localhost', infoData: {} } as const
  expect(customerDetailsOf(checkout).email).toBe('ana@example.com')
  const billing = billingInformationOf({ product: flights, checkout, context, cardEnvelope: undefined })
  expect(billing.emailId).toBe('ana@example.com')
})
