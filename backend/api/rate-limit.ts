import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { TooManyRequests } from '../../contract/booking-problem.ts'
import { unavailable } from '../orders/order-problem.ts'

export interface Limit {
  readonly times: number
  readonly seconds: number
}

/** Lets `name` through `times` in `seconds`, then not. */
export const limited = Effect.fnUntraced(function* (name: string, { times, seconds }: Limit) {
  const retryAfter = yield* Effect.tryPromise({
    try: () => env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(name)).take(times, seconds),
    catch: unavailable,
  })
  if (retryAfter === 0) return
  return yield* new TooManyRequests({
    requestId: '',
    code: 'too_many_requests',
    message: 'Too many attempts. Try again later.',
    retryAfter,
  })
})
