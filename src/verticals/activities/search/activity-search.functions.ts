import { createServerFn } from '@tanstack/react-start'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { resolveActivitySearch } from './resolve-activity-search.server.ts'

/** The search that a results URL asks for. The URL is anybody's: whatever it holds is normalised, never refused. */
export const loadResolvedActivitySearch = createServerFn()
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(async ({ data }) => (await resolveActivitySearch(data, requestScope().locale)).resolved)
