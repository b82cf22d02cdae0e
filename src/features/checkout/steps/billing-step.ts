import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { billingFaults } from '../billing/billing.ts'
import { type BookingInContext, writing } from '../session/booking-context.server.ts'
import { billingPayload } from '../session/booking-payloads.server.ts'
import type { Draft } from '../draft/draft.ts'
import { type Client, type Step, onServerAlone } from './step.ts'

/** The address of the card. Nobody is asked for a bill where seats are only held. */
export const billingStep: Step = {
  name: 'billing',
  groups: ['billing'],
  debounceMs: 1000,
  page: 'payment',
  missing: 'billingInformation',
  words: { stage: msg`Billing address` },
  needed: ({ item }) => !item.holdUntil,
  ready: createIsomorphicFn()
    .server(({ billing }: Draft) => Object.keys(billingFaults(billing)).map((field) => ({ field })))
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ session }: Client, booking: BookingInContext, part: string) => {
      const payload = billingPayload(booking)
      return Effect.as(session.createBilling({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}
