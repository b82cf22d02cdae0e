import { Cause, Effect, Exit, Option } from 'effect'
import type { Result } from '#domain/problem.ts'
import { CallerRequestId } from './backend/backend-calls.server.ts'
import { BackendClient, BookingClient } from './backend/backend-client.server.ts'
import { problemOf } from './backend/backend-problem.server.ts'
import { keepPageToOneVisitor } from './cache/page-sharing.server.ts'
import { currentRequest } from './current-request.server.ts'

/**
 * Runs one request's program. Expected failures come back as plain data; a defect throws and becomes the error page.
 * The only file on the site that runs Effects.
 */
export const runServer = async <Value>(
  program: Effect.Effect<Value, { readonly _tag: string; readonly message: string }, BackendClient>,
): Promise<Result<Value>> => {
  const exit = await Effect.runPromiseExit(
    program.pipe(
      Effect.provide(BackendClient.layer),
      Effect.provideService(CallerRequestId, currentRequest()?.requestId),
    ),
  )
  if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
  const failure = Cause.findErrorOption(exit.cause)
  if (Option.isSome(failure)) {
    // it may have gone well by the time that others ask
    keepPageToOneVisitor()
    return { ok: false, problem: problemOf(failure.value) }
  }
  throw Cause.squash(exit.cause)
}

/** Runs a booking's program inside its Durable Object. It has no failures: what goes wrong is part of the booking. */
export const runBooking = (program: Effect.Effect<void, never, BookingClient>): Promise<void> =>
  Effect.runPromise(program.pipe(Effect.provide(BookingClient.layer)))
