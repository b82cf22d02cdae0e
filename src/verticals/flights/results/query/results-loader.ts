import { createIsomorphicFn } from '@tanstack/react-start'
import { resultsPath, serialiseFlightSearch } from '../../search/flight-search.ts'
import { searchParametersOf } from '../../search/search-keys.ts'
import type { AnsweredSearch, LoadedResults } from './loaded-results.ts'
import { loadResultsOnServer } from './results-loader.server.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

const withAddress = (asked: AnsweredSearch): LoadedResults => {
  const { search, places } = asked
  const path = resultsPath(search, { from: places.from?.pathName, to: places.to?.pathName })
  return { ...asked, address: `${path}?${new URLSearchParams(serialiseFlightSearch(search))}` }
}

export const loadResults = createIsomorphicFn()
  .server(async (url: ResultsUrl): Promise<LoadedResults> => withAddress(await loadResultsOnServer(url)))
  .client(async (url: ResultsUrl): Promise<LoadedResults> => {
    const { loadResolvedSearch } = await import('../../offer/flights.functions.ts')
    const asked = await loadResolvedSearch({ data: searchParametersOf(url) })
    return withAddress({ ...asked, answer: undefined })
  })
