import { createServerFn } from '@tanstack/react-start'
import type { LoadedTrip } from './loaded-trip.ts'
import { loadTripOnServer } from './load-trip.server.ts'
import { callInput } from '#/server/guard/call-input.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'

/** A check of the price, so it is never cached and never made by a prefetch: POST. */
export const loadTrip = createServerFn({ method: 'POST' })
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(({ data }): Promise<LoadedTrip> => loadTripOnServer(data))
