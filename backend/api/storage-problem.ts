import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { Unavailable } from '#contract/problem.ts'
import { requestIdOf } from './request-id.ts'

/** The problem that a caller is told when the database fails; its cause goes to the log, under the same request id. */
export const storageProblem = Effect.fnUntraced(function* ({ cause }: { readonly cause: unknown }) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const requestId = requestIdOf(request.headers)
  yield* Effect.logError('The database failed', cause).pipe(Effect.annotateLogs({ requestId }))
  return yield* new Unavailable({
    code: 'storage_unavailable',
    message: 'The database does not answer. Try again in a moment.',
    requestId,
  })
})
