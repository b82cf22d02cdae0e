import { Clock, Effect, type Schema } from 'effect'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { edgeCached } from '#/server/cache/edge-cache.server.ts'
import { type GraphqlQuestion, askGraphql, contentEndpoint, unusable } from '#/server/backend/graphql-client.server.ts'
import { contentFailureLog } from './content-failure-log.server.ts'

/** Changes with the content that this build brings along, so that a new deployment's editors see their own words. */
const version = import.meta.env.CONTENT_VERSION ?? ''

/** The name under which something made of content is kept: another endpoint or another build's content is another. */
export const contentKey = (key: string): string => `${version} ${contentEndpoint().address ?? ''} ${key}`

/** How long, in milliseconds, it is believed that something is missing. */
const absentFor = 60_000

/**
 * Asks through the edge cache, which keeps what `read` made of the answer: cleaned once, not once a visitor. What is not all that was
 * asked for is kept for a minute.
 */
export const askContent = Effect.fnUntraced(function* <Answer extends Schema.Constraint, Value>(
  key: string,
  question: GraphqlQuestion<Answer>,
  read: (answer: Answer['Type']) => Value | null,
  isWhole: (value: Value | null) => boolean = (value) => value !== null,
) {
  const endpoint = contentEndpoint()
  const log = contentFailureLog()
  const load = askGraphql(endpoint, question).pipe(
    Effect.flatMap((answer) =>
      Effect.try({
        try: () => read(answer),
        catch: (cause) => unusable(`an answer that cannot be read: ${String(cause)}`),
      }),
    ),
    Effect.zip(Clock.currentTimeMillis),
    Effect.map(([value, now]) => ({
      text: JSON.stringify(value),
      ...(isWhole(value) ? {} : { freshUntil: now + absentFor, keptUntil: now + absentFor }),
    })),
    Effect.tapError((failure) => Effect.sync(() => log(failure, key))),
  )
  const { text } = yield* edgeCached(cachePolicies.content, contentKey(key), load)
  return JSON.parse(text) as Value | null
})
