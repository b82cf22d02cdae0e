import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { InvalidRequest } from '#contract/problem.ts'
import { requestIdOf } from './request-id.ts'

export interface RequestFault {
  readonly path: string
  readonly message: string
}

export const currentRequestId = Effect.map(HttpServerRequest.HttpServerRequest, (request) =>
  requestIdOf(request.headers),
)

/** Refuses a request that fits the contract but asks for what cannot be. */
export const refused = Effect.fnUntraced(function* (...faults: readonly RequestFault[]) {
  return yield* new InvalidRequest({
    code: 'invalid_request',
    message: 'The request asks for something that cannot be.',
    requestId: yield* currentRequestId,
    faults,
  })
})

/** Refuses it where it has faults; succeeds where there is none. */
export const refuseFaults = (faults: readonly RequestFault[]) =>
  faults.length === 0 ? Effect.void : refused(...faults)
