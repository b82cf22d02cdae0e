import { msg } from '@lingui/core/macro'
import { createServerOnlyFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { writing } from '../session/booking-at-hand.server.ts'
import { customerDetailsOf } from '../session/booking-payloads.server.ts'
import { customerFaults } from '../travellers/customer.ts'
import type { Step } from './step.ts'

/** How to reach the travellers: email and phone are both set, and can be used. */
export const customerStep: Step = {
  name: 'customer',
  group: 'customer',
  debounceMs: 5000,
  page: 'travellers',
  missing: 'customer',
  words: {
    stage: msg`Contact`,
    refused: msg`The airline’s system did not accept the contact details. Check them.`,
  },
  needed: () => true,
  ready: createServerOnlyFn(({ customer }) => Object.keys(customerFaults(customer)).map((field) => ({ field }))),
  send: createServerOnlyFn(({ session }, booking, part) => {
    const payload = { customerDetails: customerDetailsOf(booking.sequence) }
    const answer = session.setCustomer({ headers: writing(booking, part, payload), payload })
    return Effect.map(answer, ({ id }) => ({ customerId: id }))
  }),
}
