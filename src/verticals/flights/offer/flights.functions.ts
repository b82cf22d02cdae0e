import { createServerFn } from '@tanstack/react-start'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { resolveSearch } from '../search/resolve-search.server.ts'
import { nearbyOffers } from './nearby-offers.server.ts'
import { callInput } from '#/server/guard/call-input.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'

/** The search that a results URL asks for. The URL is anybody's: whatever it holds is normalised, never refused. */
export const loadResolvedSearch = createServerFn()
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(({ data }) => resolveSearch(data, requestScope()))

/** What flies near the search of a results URL; nothing where nothing does, or nobody could say. */
export const loadNearbyOffers = createServerFn()
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(async ({ data }) => {
    const scope = requestScope()
    const { search, today } = await resolveSearch(data, scope)
    const found = await runServer(nearbyOffers(search, today, scope.locale))
    return found.ok ? found.value : []
  })
