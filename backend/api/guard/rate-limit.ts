import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { TooManyRequests } from '#contract/booking-problem.ts'
import { unavailable } from '../../orders/order-problem.ts'

export interface Limit {
  readonly times: number
  readonly seconds: number
}

const counterOf = (name: string) => env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(name))

/** Lets `name` through `times` in `seconds`, then not. */
export const limited = Effect.fnUntraced(function* (name: string, { times, seconds }: Limit) {
  const retryAfter = yield* Effect.tryPromise({
    try: () => counterOf(name).take(times, seconds),
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

/** What was let through under these names is not counted after all. */
export const forgiven = (...names: readonly string[]) =>
  Effect.tryPromise({ try: () => Promise.all(names.map((name) => counterOf(name).giveBack())), catch: unavailable })
