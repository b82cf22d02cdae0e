import type { Problem, Result } from '#domain/problem.ts'

const statuses: Readonly<Record<Problem['_tag'], number>> = {
  InvalidRequest: 400,
  NotFound: 404,
  OfferGone: 410,
  SupplierTimeout: 504,
  Unavailable: 503,
  BackendDown: 503,
  InternalError: 500,
  BookingNotFound: 404,
  TooManyRequests: 429,
  SessionClosed: 409,
  PriceChanged: 409,
  NotCancellable: 409,
}

const problemResponse = (problem: Problem): Response =>
  Response.json(problem, { status: statuses[problem._tag], headers: { 'cache-control': 'no-store' } })

/** 400 where an address does not say what its endpoint needs. */
export const badRequest = (message: string): Response =>
  problemResponse({ _tag: 'InvalidRequest', code: 'invalid_request', message, requestId: undefined })

/** JSON that browsers may keep for `seconds`; a problem is never kept. */
export const jsonResponse = (result: Result<string>, seconds: number): Response =>
  result.ok
    ? new Response(result.value, {
        headers: { 'content-type': 'application/json', 'cache-control': `public, max-age=${seconds}` },
      })
    : problemResponse(result.problem)
