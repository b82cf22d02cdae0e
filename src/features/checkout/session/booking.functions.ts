import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import type { AcceptInput, FlushInput, PayInput, SaveInput, StartInput } from './booking-input.ts'
import {
  acceptPriceOnServer,
  askPaymentOnServer,
  cardKeysOnServer,
  flushBookingOnServer,
  payOnServer,
  readBookingOnServer,
  restartBookingOnServer,
  saveDraftOnServer,
  startBookingOnServer,
} from './booking.server.ts'

/** All of these are a visitor's own, so they are POST: never cached, never in an address or a log, and refused from other sites. */

/** Begins the booking of an offer at the total that was shown, or goes on with it. `again`: price it anew. */
export const startBooking = createServerFn({ method: 'POST' })
  .validator((raw: StartInput): unknown => raw)
  .handler(({ data }) => startBookingOnServer(data))

export const readBooking = createServerFn({ method: 'POST' }).handler(() => readBookingOnServer())

/** Stores changed fields; `version` is the one that they were typed over. */
export const saveDraft = createServerFn({ method: 'POST' })
  .validator((raw: SaveInput): unknown => raw)
  .handler(({ data }) => saveDraftOnServer(data))

/** Stores what was just typed and sends what waits for its debounce at once: on leaving a step or hiding the tab. */
export const flushBooking = createServerFn({ method: 'POST' })
  .validator((raw: FlushInput): unknown => raw)
  .handler(({ data }) => flushBookingOnServer(data))

/** Forgets everything that was entered for this flight. While a payment is undecided it changes nothing. */
export const restartBooking = createServerFn({ method: 'POST' }).handler(() => restartBookingOnServer())

/** Yes to the new total, `agreed`. No needs no call: nothing goes on until somebody says yes. */
export const acceptPrice = createServerFn({ method: 'POST' })
  .validator((raw: AcceptInput): unknown => raw)
  .handler(({ data }) => acceptPriceOnServer(data))

/** Sends what is left and pays. The answer's `payment` says what came of it; it may take up to half a minute. */
export const payBooking = createServerFn({ method: 'POST' })
  .validator((raw: PayInput): unknown => raw)
  .handler(({ data }) => payOnServer(data))

/** Asks how an open payment stands: for the waiting page, and on coming back from a bank or a hosted page. */
export const askPayment = createServerFn({ method: 'POST' }).handler(() => askPaymentOnServer())

/** What a card may be sealed for: the backend's keys, signed for `nonce`, and this booking's session. */
export const loadCardKeys = createServerFn({ method: 'POST' })
  .validator(
    callInput<{ readonly nonce: string }>()(v.object({ nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) })),
  )
  .handler(({ data }) => cardKeysOnServer(data.nonce))
