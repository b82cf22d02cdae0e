import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { LRUCache } from 'lru-cache'
import { countedNetwork } from '#domain/counted-network.ts'
import { TooManyRequests } from '#contract/booking-problem.ts'
import { sha256Hex } from '../../orders/store/fingerprint.ts'
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

/** So many objects share all names; each writes its windows in one row of 2 MB at most. */
const shards = 64

/** A name's windows are kept under its digest, in the object that its first figures choose. */
export const counterOf = async (name: string) => {
  const digest = (await sha256Hex(name)).slice(0, 32)
  const shard = Number.parseInt(digest.slice(0, 4), 16) % shards
  return { digest, counter: env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(`shard ${shard}`)) }
}

/**
 * Of a limit that is hundreds, one in `weight` is counted, as so many: a count costs more than what it guards. Which one is chance, so
 * that nobody gets round it, and a limit is met within a seventh of it, more or less.
 */
const weightOf = ({ times }: Limit): number => Math.max(1, Math.floor(times / 50))

/** Chance, but the same for a call and its repeats. */
const chanceOf = async (key: string | undefined): Promise<number> =>
  key === undefined ? Math.random() : Number.parseInt((await sha256Hex(key)).slice(0, 8), 16) / 2 ** 32

/** Until when, in milliseconds, this isolate knows a name to be refused; by digest. */
const refused = new LRUCache<string, number>({ max: 10_000 })

const secondsLeft = (digest: string): number => {
  const until = refused.get(digest) ?? 0
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

const take = async (name: string, limit: Limit, key: string | undefined): Promise<number> => {
  const weight = weightOf(limit)
  const { digest, counter } = await counterOf(name)
  if ((await chanceOf(key)) * weight >= 1) return secondsLeft(digest)
  const shortKey = key === undefined ? {} : { key: (await sha256Hex(key)).slice(0, 16) }
  const left = await counter.take(digest, { limit: limit.times, windowSeconds: limit.seconds, weight, ...shortKey })
  if (left > 0 && weight > 1) refused.set(digest, Date.now() + left * 1000)
  return left
}

/** Lets `name` through `times` in `seconds`, then not. What was let through under `key` is not counted again. */
export const limited = Effect.fnUntraced(function* (name: string, limit: Limit, key?: string) {
  const retryAfter = yield* Effect.tryPromise({ try: () => take(name, limit, key), catch: unavailable })
  if (retryAfter === 0) return
  return yield* new TooManyRequests({
    requestId: '',
    code: 'too_many_requests',
    message: 'Too many attempts. Try again later.',
    retryAfter,
  })
})

const giveBack = async (name: string): Promise<void> => {
  const { digest, counter } = await counterOf(name)
  await counter.giveBack(digest)
}

/** What was let through under these names is not counted after all. */
export const forgiven = (...names: readonly string[]) =>
  Effect.tryPromise({ try: () => Promise.all(names.map(giveBack)), catch: unavailable })
