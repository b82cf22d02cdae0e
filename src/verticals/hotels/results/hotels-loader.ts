import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { searchParametersOf } from '../search/search-keys.ts'
import { loadHotelsOnServer } from './hotels-loader.server.ts'
import type { LoadedHotels } from './loaded-hotels.ts'

export const loadHotels = createIsomorphicFn()
  .server(loadHotelsOnServer)
  .client(async (url: ResultsUrl): Promise<LoadedHotels> => {
    const { loadResolvedHotelSearch } = await import('../search/hotel-search.functions.ts')
    return { ...(await loadResolvedHotelSearch({ data: searchParametersOf(url) })), answer: undefined }
  })
