import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import type { PartsChoice } from '../machine/booking-payment.ts'
import { partsDecidedOnServer, paymentStatusOnServer, tripPaidByOnServer } from './payment-status.server.ts'

/**
 * How this visitor's payment stands; undefined where they have no booking. `ask` asks the backend first, which the pages do
 * that a bank or a provider leads back to: what the address they are led to says proves nothing (rule pay-2).
 */
export const paymentStatus = createServerFn({ method: 'POST' })
  .validator(callInput<{ readonly ask: boolean }>()(v.object({ ask: v.boolean() })))
  .handler(({ data }) => paymentStatusOnServer(data.ask))

/** Says what is to become of what is left of an order of which a part was refused, and answers how its payment then stands. */
export const decideParts = createServerFn({ method: 'POST' })
  .validator(callInput<PartsChoice>()(v.picklist(['keep', 'release'])))
  .handler(({ data }) => partsDecidedOnServer(data))

/** The booking that a payment of this visitor's bought, whichever of their sessions it belonged to; undefined where it bought none. */
export const tripPaidBy = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.string()))
  .handler(({ data }) => tripPaidByOnServer(data))
