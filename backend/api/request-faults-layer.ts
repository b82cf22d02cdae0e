import { Effect, SchemaIssue } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { type HttpApiError, HttpApiMiddleware } from 'effect/http-api'
import { InvalidRequest } from '../../contract/problem.ts'
import { RequestFaults } from '../../contract/request-faults.ts'
import { requestIdOf } from './request-id.ts'

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment)

const faultsOf = (error: HttpApiError.HttpApiSchemaError) =>
  format(error.cause.issue).issues.map((issue) => ({
    path: [error.kind.toLowerCase(), ...(issue.path ?? []).map(keyOf)].join('.'),
    message: issue.message,
  }))

export const requestFaultsLayer = HttpApiMiddleware.layerSchemaErrorTransform(RequestFaults, (error) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    return yield* new InvalidRequest({
      code: 'invalid_request',
      message: 'The request does not fit the contract.',
      requestId: requestIdOf(request.headers),
      faults: faultsOf(error),
    })
  }),
)
