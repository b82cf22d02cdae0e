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

/** Refuses a request that fits the contract but asks for what cannot be; succeeds where there is no fault. */
export const refuseFaults = Effect.fnUntraced(function* (faults: readonly RequestFault[]) {
  if (faults.length === 0) return
  return yield* new InvalidRequest({
    code: 'invalid_request',
    message: 'The request asks for something that cannot be.',
    requestId: yield* currentRequestId,
    faults,
  })
})
