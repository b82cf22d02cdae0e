import { createServerFn } from '@tanstack/react-start'
import type { LoadedTrip } from './loaded-trip.ts'
import { loadTripOnServer } from './load-trip.server.ts'
import { type ResultsUrl, readResultsUrl } from './results-url.ts'

/** A check of the price, so it is never cached and never made by a prefetch: POST. */
export const loadTrip = createServerFn({ method: 'POST' })
  .validator((url: ResultsUrl): ResultsUrl => readResultsUrl(url))
  .handler(({ data }): Promise<LoadedTrip> => loadTripOnServer(data))
