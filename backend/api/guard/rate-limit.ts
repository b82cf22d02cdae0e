import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { countedNetwork } from '#domain/counted-network.ts'
import { TooManyRequests } from '#contract/booking-problem.ts'
import { unavailable } from '../../orders/order-problem.ts'

export interface Limit {
  readonly times: number
  readonly seconds: number
}

export interface VisitorHeaders {
  readonly 'x-visitor-address'?: string
}

/** What a visitor's attempts are counted by; undefined where the caller does not say where they come from. */
export const networkOf = ({ 'x-visitor-address': address }: VisitorHeaders): string | undefined =>
  address === undefined ? undefined : countedNetwork(address)

const counterOf = (name: string) => env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(name))

/** Lets `name` through `times` in `seconds`, then not. What was let through under `key` is not counted again. */
export const limited = Effect.fnUntraced(function* (name: string, { times, seconds }: Limit, key?: string) {
  const retryAfter = yield* Effect.tryPromise({
    try: () => counterOf(name).take(times, seconds, key),
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
