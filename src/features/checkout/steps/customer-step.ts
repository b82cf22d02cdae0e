import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { type BookingInContext, writing } from '../session/booking-context.server.ts'
import { customerDetailsOf } from '../session/booking-payloads.server.ts'
import { customerFaults } from '../travellers/customer.ts'
import type { Draft } from '../draft/draft.ts'
import { type Client, type Step, onServerAlone } from './step.ts'

/** How to reach the travellers: email and phone are both set, and can be used. */
export const customerStep: Step = {
  name: 'customer',
  groups: ['customer'],
  debounceMs: 5000,
  page: 'travellers',
  missing: 'customer',
  words: {
    stage: msg`Contact`,
    refused: msg`These contact details were not accepted. Check them.`,
  },
  needed: () => true,
  ready: createIsomorphicFn()
    .server(({ customer }: Draft) => Object.keys(customerFaults(customer)).map((field) => ({ field })))
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ session }: Client, booking: BookingInContext, part: string) => {
      const payload = { customerDetails: customerDetailsOf(booking.checkout) }
      const answer = session.setCustomer({ headers: writing(booking, part, payload), payload })
      return Effect.map(answer, ({ id }) => ({ customerId: id }))
    })
    .client(onServerAlone),
}
