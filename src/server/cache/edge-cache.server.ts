import { waitUntil } from 'cloudflare:workers'
import { Clock, Effect } from 'effect'
import type { CachePolicy } from './cache-policies.ts'
import { isolateMemory } from './isolate-memory.server.ts'

/** Larger answers are passed on but not kept. */
const maximumLength = 2_000_000
const freshUntilHeader = 'x-fresh-until'

/** A character takes two bytes wherever one of a text needs them. */
const memory = isolateMemory<string>(12_000_000, (text) => text.length * 2)

interface CachedText {
  readonly text: string
  /** true where asking again failed and this is what was kept */
  readonly stale: boolean
}

/** A new answer, and its own times in epoch milliseconds where it brings any: they only ever shorten the policy's. */
export interface LoadedText {
  readonly text: string
  readonly freshUntil?: number
  readonly keptUntil?: number
}

interface Kept {
  readonly text: string
  readonly freshUntil: number
}

/** Failures in which the other side did answer: an older answer must not hide them. */
const answers: ReadonlySet<string> = new Set(['InvalidRequest', 'NotFound', 'OfferGone'])

/** Half of a character, as anybody may send it, has no place in an address. */
export const addressOf = (policy: Pick<CachePolicy, 'name'>, key: string): string =>
  `https://cache.trayecto.internal/${policy.name}/${encodeURIComponent(key.toWellFormed())}`

const readCached = async (cache: Cache, address: string): Promise<Kept | undefined> => {
  const response = await cache.match(address)
  if (response === undefined) return undefined
  const kept = { text: await response.text(), freshUntil: Number(response.headers.get(freshUntilHeader)) }
  memory.keep(address, kept.text, kept.freshUntil)
  return kept
}

const keep = (cache: Cache, policy: CachePolicy, address: string, loaded: LoadedText, now: number): Promise<void> => {
  const keptUntil = Math.min(loaded.keptUntil ?? Infinity, now + policy.kept * 1000)
  const freshUntil = Math.min(loaded.freshUntil ?? Infinity, keptUntil, now + policy.fresh * 1000)
  const seconds = Math.floor((keptUntil - now) / 1000)
  if (seconds <= 0 || loaded.text.length > maximumLength) return Promise.resolve()
  memory.keep(address, loaded.text, freshUntil)
  const headers = { 'cache-control': `public, max-age=${seconds}`, [freshUntilHeader]: String(freshUntil) }
  return cache.put(address, new Response(loaded.text, { headers }))
}

/** How soon a stale answer is asked for again after asking has failed. */
const retryStaleAfterMs = 60_000

/** Goes on when the answer has been sent. */
const behind = Effect.fnUntraced(function* <Needs>(work: Effect.Effect<void, never, Needs>) {
  const fiber = yield* Effect.forkDetach(work)
  waitUntil(new Promise<void>((resolve) => fiber.addObserver(() => resolve())))
})

/**
 * An answer shared by all visitors of a data centre. The key must say everything that the answer depends on and nothing of
 * who asks (rule search-5).
 */
export const edgeCached = Effect.fnUntraced(function* <Failure extends { readonly _tag: string }, Needs>(
  policy: CachePolicy,
  key: string,
  load: Effect.Effect<LoadedText, Failure, Needs>,
) {
  const address = addressOf(policy, key)
  const now = yield* Clock.currentTimeMillis
  const held = memory.fresh(address, now)
  if (held !== undefined) return { text: held, stale: false }
  const cache = yield* Effect.promise(() => caches.open('answers'))
  const kept = yield* Effect.promise(() => readCached(cache, address).catch(() => undefined))
  if (kept && now < kept.freshUntil) return { text: kept.text, stale: false }
  const reload = load.pipe(
    Effect.tap((loaded) =>
      Effect.map(Clock.currentTimeMillis, (loadedAt) =>
        waitUntil(keep(cache, policy, address, loaded, loadedAt).catch(() => undefined)),
      ),
    ),
    Effect.map(({ text }): CachedText => ({ text, stale: false })),
  )
  if (kept === undefined) return yield* reload
  if (policy.staleFirst) {
    const asItWas = { text: kept.text, freshUntil: now + retryStaleAfterMs }
    const keepOn = Effect.promise(() => keep(cache, policy, address, asItWas, now).catch(() => undefined))
    yield* behind(
      reload.pipe(
        Effect.catch(() => keepOn),
        Effect.asVoid,
      ),
    )
    return { text: kept.text, stale: true }
  }
  return yield* reload.pipe(
    Effect.catch((failure) =>
      answers.has(failure._tag) ? Effect.fail(failure) : Effect.succeed<CachedText>({ text: kept.text, stale: true }),
    ),
  )
})
