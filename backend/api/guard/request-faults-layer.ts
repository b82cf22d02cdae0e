import { Cause, Effect, Layer, SchemaIssue } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiError } from 'effect/http-api'
import { InternalError, InvalidRequest } from '#contract/problem.ts'
import { RequestFaults } from '#contract/request-faults.ts'
import { requestIdOf } from '../request-id.ts'

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment)

const faultsOf = (error: HttpApiError.HttpApiSchemaError) =>
  format(error.cause.issue).issues.map((issue) => ({
    path: [error.kind.toLowerCase(), ...(issue.path ?? []).map(keyOf)].join('.'),
    message: issue.message,
  }))

const invalidRequest = Effect.fnUntraced(function* (error: HttpApiError.HttpApiSchemaError) {
  const request = yield* HttpServerRequest.HttpServerRequest
  return yield* new InvalidRequest({
    code: 'invalid_request',
    message: 'The request does not fit the contract.',
    requestId: requestIdOf(request.headers),
    faults: faultsOf(error),
  })
})

const internalError = Effect.fnUntraced(function* (defect: unknown) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const requestId = requestIdOf(request.headers)
  yield* Effect.logError('Defect', Cause.die(defect)).pipe(
    Effect.annotateLogs({ requestId, method: request.method, path: request.url.split('?')[0] ?? '' }),
  )
  return yield* new InternalError({
    code: 'internal_error',
    message: 'Something broke on our side. It is logged under this request id.',
    requestId,
  })
})

const refused = <Failure>(
  failure: Failure,
): Effect.Effect<never, Failure | InvalidRequest, HttpServerRequest.HttpServerRequest> =>
  HttpApiError.HttpApiSchemaError.is(failure) ? invalidRequest(failure) : Effect.fail(failure)

/** What a caller is told instead of a schema's words or a stack: every fault by its place, or an id to ask us by. */
export const requestFaultsLayer = Layer.succeed(RequestFaults, (httpEffect) =>
  httpEffect.pipe(Effect.catch(refused), Effect.catchDefect(internalError)),
)
