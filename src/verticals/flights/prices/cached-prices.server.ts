import { Clock, Effect } from 'effect'
import { quoteDateOf, quoteHourEnds } from '#domain/time/quote-hour.ts'
import type { CachePolicy } from '#/server/cache/cache-policies.ts'
import { edgeCached, type LoadedText } from '#/server/cache/edge-cache.server.ts'

/**
 * An answer with prices in it through the edge's cache: found again on the day of its quote alone, and asked for anew when prices
 * move. So a list of offers and a calendar that were kept at different times never show two prices for one flight.
 */
export const cachedPrices = Effect.fnUntraced(function* <Failure extends { readonly _tag: string }, Needs>(
  policy: CachePolicy,
  question: string,
  load: Effect.Effect<LoadedText, Failure, Needs>,
) {
  const now = yield* Clock.currentTimeMillis
  const untilPricesMove = Effect.map(load, (loaded) => ({
    ...loaded,
    freshUntil: Math.min(loaded.freshUntil ?? Infinity, quoteHourEnds(now)),
  }))
  return yield* edgeCached(policy, `${quoteDateOf(now)} ${question}`, untilPricesMove)
})

/** For how long a browser may keep an answer with prices in it: ten minutes, and no longer than its hour. */
export const browserSeconds = (): number => {
  const now = Date.now()
  return Math.min(600, Math.floor((quoteHourEnds(now) - now) / 1000))
}
