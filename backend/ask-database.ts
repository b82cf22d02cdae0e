import { Effect, Option } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { requestIdOf } from './api/request-id.ts'

/** D1 quotes a value that it cannot bind, and that may be anything that somebody typed. */
const withoutValues = (cause: unknown): string => String(cause).replace(/(?<= value )'.*'/s, '…')

/** Tells the log why the database failed, under the id of the request where one is being answered. */
export const logDatabaseFailure = Effect.fnUntraced(function* (cause: unknown) {
  const request = yield* Effect.serviceOption(HttpServerRequest.HttpServerRequest)
  const asked = Option.isSome(request) ? { requestId: requestIdOf(request.value.headers) } : {}
  yield* Effect.logError('The database failed').pipe(Effect.annotateLogs({ cause: withoutValues(cause), ...asked }))
})

/** Asks D1. Where it fails, the log is told why, and whoever asked is told what `failureOf` makes of it. */
export const askDatabase = <Value, Failure>(call: () => Promise<Value>, failureOf: (cause: unknown) => Failure) =>
  Effect.tryPromise({ try: call, catch: (cause) => cause }).pipe(
    Effect.tapError(logDatabaseFailure),
    Effect.mapError(failureOf),
  )
