import type { InvalidRequest, NotFound } from '#contract/problem.ts'

const notFound = (requestId: string): typeof NotFound.Encoded => ({
  _tag: 'NotFound',
  code: 'not_found',
  message: 'Nothing answers at this address by this method: /openapi.json says what does.',
  requestId,
})

const notJson = (requestId: string): typeof InvalidRequest.Encoded => ({
  _tag: 'InvalidRequest',
  code: 'invalid_request',
  message: 'The content of a request is JSON.',
  requestId,
  faults: [{ path: 'headers.content-type', message: 'must be application/json' }],
})

const problemOf: Readonly<Record<number, (requestId: string) => object>> = { 404: notFound, 415: notJson }

/** An answer as it is sent. What the router refuses before anything of ours is asked, in plain text or in none, is a problem too. */
export const withProblem = (response: Response, requestId: string): Response => {
  const type = response.headers.get('content-type') ?? 'text/plain'
  const problem = type.startsWith('text/plain') ? problemOf[response.status]?.(requestId) : undefined
  return problem ? Response.json(problem, { status: response.status }) : response
}
