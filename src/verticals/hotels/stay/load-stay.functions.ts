import { createServerFn } from '@tanstack/react-start'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { loadStayOnServer } from './load-stay.server.ts'
import type { LoadedStay } from './loaded-stay.ts'

/** It may check a choice, so it is never cached: POST. */
export const loadStay = createServerFn({ method: 'POST' })
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(({ data }): Promise<LoadedStay> => loadStayOnServer(data))
