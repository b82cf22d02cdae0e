import { Clock, Context, Effect, Predicate } from 'effect'
import { HttpClient, HttpClientError, HttpClientRequest } from 'effect/http'
import { type CallOutcome, CurrentCall, logCall } from '#contract/log/call-log.ts'

/** The id of the visitor's request that calls are made for; a booking's own calls, which no request waits for, have one each. */
export const CallerRequestId = Context.Reference<string | undefined>('site/CallerRequestId', {
  defaultValue: () => undefined,
})

/** The request id that a call is logged and sent under. */
export const callRequestId = Effect.map(CallerRequestId, (id) => id ?? crypto.randomUUID())

/** Counts the attempts of a call, tells the backend its request id, and logs each attempt that another one follows. */
export const withAttempts = (client: HttpClient.HttpClient): HttpClient.HttpClient =>
  HttpClient.mapRequestEffect(client, (request) =>
    Effect.gen(function* () {
      const call = yield* CurrentCall
      return call ? HttpClientRequest.setHeader(request, 'x-request-id', call.requestId) : request
    }),
  ).pipe(
    HttpClient.transform((attempt) =>
      Effect.gen(function* () {
        const call = yield* CurrentCall
        if (!call) return yield* attempt
        if (call.failed) {
          yield* logCall(call, 'retried', call.failed)
          call.attempt += 1
        }
        call.startedAt = yield* Clock.currentTimeMillis
        const noted = Effect.tap(attempt, ({ status }) => {
          call.failed = status >= 400 ? `HTTP ${status}` : undefined
          return Effect.void
        })
        return yield* Effect.tapError(noted, ({ reason }) => {
          call.failed = reason._tag
          return Effect.void
        })
      }),
    ),
  )

/** Of two Workers whose keys differ. The site asked for what it may, so nothing is known of the call. */
const keysDiffer = 'NotAuthorised'

/** A problem that the contract names was said by the backend; a broken connection or a timeout says nothing. */
export const callOutcome = (failure: unknown): { readonly outcome: CallOutcome; readonly tag: string } => {
  if (HttpClientError.isHttpClientError(failure)) {
    const { _tag: tag } = failure.reason
    if (tag === 'TransportError') return { outcome: 'lost', tag }
    const status = failure.response?.status ?? 200
    return { outcome: 'unknown', tag: status >= 400 ? `HTTP ${status}` : tag }
  }
  const tag = Predicate.hasProperty(failure, '_tag') ? String(failure._tag) : 'Failure'
  const isRefused = Predicate.hasProperty(failure, 'code') && tag !== keysDiffer
  return { outcome: isRefused ? 'refused' : 'unknown', tag }
}
