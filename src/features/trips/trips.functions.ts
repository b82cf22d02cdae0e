import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { takeMailed } from './booked/mail-form.handler.server.ts'
import type { CancelOrder } from './cancel/cancel-choice.ts'
import { cancelTripOnServer, quoteCancelOnServer } from './cancel/cancel-trip.server.ts'
import { type HeldToPay, payHeldOnServer, releaseHeldOnServer } from './held-trips.server.ts'
import { latestTripOnServer, listPageOnServer, mailTripOnServer, tripPageOnServer } from './trips.server.ts'

const money = v.strictObject({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.length(3)),
})

/** All of these are a visitor's own, so they are POST: never cached, never in an address or a log. */

export const loadTrips = createServerFn({ method: 'POST' }).handler(() => listPageOnServer())

/** What came of asking for a booking's mail without scripts, where that is what led here. */
export const loadMailed = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.string()))
  .handler(({ data }) => takeMailed(data))

/** A booking of this visitor's, with all that it consists of. */
export const loadBooking = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.string()))
  .handler(({ data }) => tripPageOnServer(data))

/** The booking that the confirmation of a kind of travel is about; undefined where this visitor has made none. */
export const loadConfirmed = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.string()))
  .handler(({ data }) => latestTripOnServer(data))

/** Answers the address that it was sent to, half of it hidden. */
export const mailTrip = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.string()))
  .handler(({ data }) => mailTripOnServer(data))

/** Answers the address of the page to pay on. */
export const payHeldTrip = createServerFn({ method: 'POST' })
  .validator(
    callInput<HeldToPay>()(
      v.strictObject({
        id: v.string(),
        agreed: money,
        locale: v.picklist(['es', 'en']),
      }),
    ),
  )
  .handler(({ data }) => payHeldOnServer(data))

export const releaseHeldTrip = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.string()))
  .handler(({ data }) => releaseHeldOnServer(data))

/** Answers what may be cancelled, and what that brings. */
export const quoteCancel = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.string()))
  .handler(({ data }) => quoteCancelOnServer(data))

export const cancelTrip = createServerFn({ method: 'POST' })
  .validator(
    callInput<CancelOrder>()(
      v.strictObject({
        id: v.string(),
        partIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.minLength(1), v.maxLength(20)),
        kept: money,
      }),
    ),
  )
  .handler(({ data }) => cancelTripOnServer(data))
