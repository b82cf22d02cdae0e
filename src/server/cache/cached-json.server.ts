import { Effect } from 'effect'
import type { CachePolicy } from './cache-policies.ts'
import { edgeCached } from './edge-cache.server.ts'

/** A value through the edge's cache, kept as JSON. */
export const cachedJson = <Value, Failure extends { readonly _tag: string }, Needs>(
  policy: CachePolicy,
  key: string,
  load: Effect.Effect<Value, Failure, Needs>,
) =>
  edgeCached(
    policy,
    key,
    Effect.map(load, (value) => ({ text: JSON.stringify(value) })),
  ).pipe(Effect.map(({ text }): Value => JSON.parse(text)))
