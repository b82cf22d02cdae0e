import { Effect } from 'effect'
import type { Result } from '#domain/problem.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { seenBy } from '../seen-by.server.ts'
import { mayBeId, notFound } from '../trips.server.ts'
import type { CancelChoice, CancelOrder } from './cancel-choice.ts'

/** What may be cancelled of a booking now, and what that brings. Nothing is changed by asking. */
export const quoteCancelOnServer = async (id: string): Promise<Result<readonly CancelChoice[]>> => {
  if (!mayBeId(id)) return notFound
  return runServer(
    BackendClient.use(({ bookings }) => bookings.cancelQuote(seenBy(id))).pipe(Effect.map(({ choices }) => choices)),
  )
}

/** Cancels parts of a booking. What is cancelled already stays so: asked once more, it is answered in the same way. */
export const cancelTripOnServer = async ({ id, partIds, kept }: CancelOrder): Promise<Result<true>> => {
  if (!mayBeId(id)) return notFound
  const { payload, ...seen } = seenBy(id)
  return runServer(
    BackendClient.use(({ bookings }) => bookings.cancel({ ...seen, payload: { ...payload, partIds, kept } })).pipe(
      Effect.map(() => true as const),
    ),
  )
}
