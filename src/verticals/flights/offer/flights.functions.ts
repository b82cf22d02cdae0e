import { createServerFn } from '@tanstack/react-start'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { resolveAsked } from '../search/asked-search.server.ts'
import { nearbyOffers } from './nearby-offers.server.ts'
import { callInput } from '#/server/guard/call-input.ts'
import type { ResultsUrl } from '../results/query/results-url.ts'
import { resultsUrlSchema } from '../results/query/results-url-schema.ts'

/** The search that a results URL asks for. The URL is anybody's: whatever it holds is mended, never refused. */
export const loadAskedSearch = createServerFn()
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(({ data }) => resolveAsked(data))

/** What flies near the search of a results URL; nothing where nothing does, or nobody could say. */
export const loadNearbyOffers = createServerFn()
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(async ({ data }) => {
    const { search, today } = await resolveAsked(data)
    const found = await runServer(nearbyOffers(search, today, requestScope().locale))
    return found.ok ? found.value : []
  })
