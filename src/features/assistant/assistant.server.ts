import { Effect } from 'effect'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import type { CachedFlight, CachedFlightsQuestion, CachedSearch } from '#contract/assistant.ts'
import {
  type AssistantFailed,
  askCachedFlights,
  askCachedSearch,
  assistantEndpoint,
} from './assistant-client.server.ts'

/** What is left of a failure, in the shapes of the specification (rule assist-1). */
export type CachedFlights =
  | { readonly error: false; readonly data: readonly CachedFlight[] }
  | { readonly error: true; readonly data: null }

type Tell = (failure: AssistantFailed) => void

const cached = <Value, Needs>(key: string, load: Effect.Effect<Value, AssistantFailed, Needs>) =>
  Effect.suspend(() => cachedJson(cachePolicies.assistant, `${assistantEndpoint().address ?? ''} ${key}`, load))

/** What somebody wishes for; null where nobody does, and where the assistant failed, of which only `tell` hears. */
export const cachedSearch = (tell: Tell): Effect.Effect<CachedSearch | null> =>
  cached('search', askCachedSearch()).pipe(
    Effect.tapError((failure) => Effect.sync(() => tell(failure))),
    Effect.orElseSucceed(() => null),
  )

/** Flights for a wish; flagged and without any where the assistant failed, of which only `tell` hears. */
export const cachedFlights = (question: CachedFlightsQuestion, tell: Tell): Effect.Effect<CachedFlights> =>
  cached(`flights ${JSON.stringify(question)}`, askCachedFlights(question)).pipe(
    Effect.tapError((failure) => Effect.sync(() => tell(failure))),
    Effect.map((data): CachedFlights => ({ error: false, data })),
    Effect.orElseSucceed((): CachedFlights => ({ error: true, data: null })),
  )

/** A wish as the question for its flights. */
export const questionOf = ({ from, to, ...wish }: CachedSearch): CachedFlightsQuestion => ({
  ...wish,
  from: from.code,
  to: to.code,
})
