import type { InvalidRequest } from '#contract/problem.ts'
import { requestIdOf } from '../request-id.ts'

/** Four times what the largest call of the contract holds: nine travellers with everything that they may write. */
export const bodyLimit = 256 * 1024

export const tooLarge = (request: Request): Response => {
  const problem: typeof InvalidRequest.Encoded = {
    _tag: 'InvalidRequest',
    code: 'invalid_request',
    message: `A request may hold ${bodyLimit} bytes.`,
    requestId: requestIdOf(Object.fromEntries(request.headers)),
    faults: [],
  }
  return Response.json(problem, { status: 413 })
}
