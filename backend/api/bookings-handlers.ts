import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'
import { findByGuess, findOwn, listOwn } from './booking-rows.ts'
import { askBooking, inRequest } from './ask-order.ts'
import { limited } from './rate-limit.ts'
import { normalReference } from '../orders/booking-reference.ts'

/** What one address and one reference may be guessed at in a quarter of an hour. */
const perAddress = { times: 20, seconds: 900 }
const perReference = { times: 10, seconds: 900 }
const mailsPerBooking = { times: 3, seconds: 3600 }

/** The address is counted first, so that whoever is over its limit costs nothing more. */
const guessed = (address: string, referenceId: string, email: string) =>
  limited(`lookup address ${address}`, perAddress).pipe(
    Effect.andThen(limited(`lookup reference ${normalReference(referenceId)}`, perReference)),
    Effect.andThen(findByGuess(referenceId, email)),
  )

export const bookingsHandlers = HttpApiBuilder.group(BackendApi, 'bookings', (handlers) =>
  handlers
    .handle('lookup', ({ headers, payload }) =>
      inRequest(
        guessed(headers['x-visitor-address'] ?? 'unknown', payload.referenceId, payload.email).pipe(
          Effect.flatMap(({ session_id }) => askBooking(session_id, (order) => order.booking())),
        ),
      ),
    )
    .handle('list', ({ headers }) => inRequest(listOwn(headers['x-agent-id'])))
    .handle('one', ({ headers, params }) =>
      inRequest(
        findOwn(headers['x-agent-id'], params.id).pipe(
          Effect.flatMap(({ session_id }) => askBooking(session_id, (order) => order.booking())),
        ),
      ),
    )
    .handle('mailAgain', ({ headers, params }) =>
      inRequest(
        findOwn(headers['x-agent-id'], params.id).pipe(
          Effect.tap(() => limited(`mail ${params.id}`, mailsPerBooking)),
          Effect.flatMap(({ session_id }) => askBooking(session_id, (order) => order.mailAgain())),
        ),
      ),
    ),
)
