import type { I18n } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { FlightNeeds } from '../../offer/flight-needs.ts'
import { resultsPath, serialiseFlightSearch } from '../../search/flight-search.ts'
import { searchParametersOf } from '../../search/search-keys.ts'
import type { AnsweredSearch, LoadedResults } from './loaded-results.ts'
import { loadResultsOnServer } from './results-loader.server.ts'
import { resultsTitle } from './results-title.ts'

interface Visit {
  readonly i18n: I18n
  readonly needs?: FlightNeeds | undefined
}

const withAddress = (asked: AnsweredSearch, { i18n, needs }: Visit): LoadedResults => {
  const { search, places } = asked
  const path = resultsPath(search, { from: places.from?.pathName, to: places.to?.pathName })
  const address = `${path}?${new URLSearchParams(serialiseFlightSearch(search))}`
  return { ...asked, address, title: resultsTitle(i18n, asked), ...(needs && { needs }) }
}

export const loadResults = createIsomorphicFn()
  .server(async (url: ResultsUrl, visit: Visit): Promise<LoadedResults> =>
    withAddress(await loadResultsOnServer(url, visit.needs), visit),
  )
  .client(async (url: ResultsUrl, visit: Visit): Promise<LoadedResults> => {
    const { loadResolvedSearch } = await import('../../offer/flights.functions.ts')
    const asked = await loadResolvedSearch({ data: searchParametersOf(url) })
    return withAddress({ ...asked, answer: undefined }, visit)
  })
