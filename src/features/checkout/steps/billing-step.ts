import { msg } from '@lingui/core/macro'
import { createServerOnlyFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { billingFaults } from '../billing/billing.ts'
import { writing } from '../session/booking-at-hand.server.ts'
import { billingPayload } from '../session/booking-payloads.server.ts'
import type { Step } from './step.ts'

/** The address of the card. Nobody is asked for a bill where seats are only held. */
export const billingStep: Step = {
  name: 'billing',
  group: 'billing',
  debounceMs: 1000,
  page: 'payment',
  missing: 'billingInformation',
  words: { stage: msg`Billing address` },
  needed: ({ item }) => !item.holdUntil,
  ready: createServerOnlyFn(({ billing }) => Object.keys(billingFaults(billing)).map((field) => ({ field }))),
  send: createServerOnlyFn(({ session }, booking, part) => {
    const payload = billingPayload(booking)
    return Effect.as(session.createBilling({ headers: writing(booking, part, payload), payload }), {})
  }),
}
