import { createIsomorphicFn } from '@tanstack/react-start'
import type { Place } from '#/domain/airport.ts'
import type { Problem } from '../../problem.ts'
import type { FlightSearch } from './flight-search.ts'
import type { Mend } from './mend.ts'
import { parseFlightSearch } from './parse-flight-search.ts'
import { loadResultsOnServer } from './results-loader.server.ts'
import type { ResultsUrl } from './results-parameters.ts'
import type { ResultsView } from './results-view.ts'

/** The page that the URL asks for, as the server found it. `stale` prices are a little old: asking anew failed. */
export type FirstAnswer =
  | { readonly ok: true; readonly view: ResultsView; readonly stale: boolean }
  | { readonly ok: false; readonly problem: Problem }

export interface LoadedResults {
  readonly search: FlightSearch
  readonly mended: readonly Mend[]
  /** an end is missing where the backend does not know its code by name */
  readonly places: { readonly from: Place | undefined; readonly to: Place | undefined }
  /** a promise where the backend is slow; undefined in the browser, which asks for the whole list itself */
  readonly answer: FirstAnswer | Promise<FirstAnswer> | undefined
}

export const loadResults = createIsomorphicFn()
  .server((url: ResultsUrl): Promise<LoadedResults> => loadResultsOnServer(url))
  .client(async (url: ResultsUrl): Promise<LoadedResults> => {
    const today = new Date().toISOString().slice(0, 10)
    const { search, mended } = parseFlightSearch(url, today, { from: 'BOG', to: 'MAD' })
    return { search, mended, places: { from: undefined, to: undefined }, answer: undefined }
  })
