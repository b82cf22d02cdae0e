import { getGlobalStartContext } from '@tanstack/react-start'
import { Effect } from 'effect'
import type { CachedSearch } from '#contract/assistant.ts'
import { type CachedFlights, cachedFlights, cachedSearch, questionOf } from '#/features/assistant/assistant.server.ts'
import type { AssistantAnswer, Suggestion } from '#/features/assistant/suggestion.ts'
import { resultsPath, serialiseFlightSearch } from '#/verticals/flights/search/flight-search.ts'
import { logFailure } from '#/server/log.ts'
import { runServer } from '#/server/runtime.server.ts'

/** Seconds that a browser believes it. */
const kept = 300

const none: CachedFlights = { error: true, data: null }

const suggestionOf = (wish: CachedSearch): Suggestion => {
  const { adults, children, infants, cabin, departureDate, returnDate } = wish
  const days = { departure: departureDate, return: returnDate ?? undefined }
  const search = { from: wish.from.code, to: wish.to.code, ...days, adults, children, infants, ages: [], cabin }
  const path = resultsPath(search, { from: wish.from.city.es, to: wish.to.city.es })
  return {
    from: wish.from.city,
    to: wish.to.city,
    departure: departureDate,
    return: returnDate,
    travellers: adults + children + infants,
    results: `${path}?${new URLSearchParams(serialiseFlightSearch(search))}`,
  }
}

const isAhead = ({ departureDate }: CachedSearch): boolean => departureDate >= new Date().toISOString().slice(0, 10)

/** What the assistant suggests, and flights for it. Its failures are logged only. */
export const handleAssistant = async (): Promise<Response> => {
  const requestId = getGlobalStartContext()?.requestId ?? ''
  const tell = ({ message }: { readonly message: string }): void =>
    logFailure({ event: 'assistant_failed', requestId, message })
  const heard = await runServer(
    cachedSearch(tell).pipe(
      Effect.map((wish) => (wish && isAhead(wish) ? wish : null)),
      Effect.flatMap((wish) =>
        (wish ? cachedFlights(questionOf(wish), tell) : Effect.succeed(none)).pipe(
          Effect.map((flights): AssistantAnswer => ({ search: wish && suggestionOf(wish), flights })),
        ),
      ),
    ),
  )
  const answer: AssistantAnswer = heard.ok ? heard.value : { search: null, flights: none }
  return Response.json(answer, { headers: { 'cache-control': answer.search ? `public, max-age=${kept}` : 'no-store' } })
}
