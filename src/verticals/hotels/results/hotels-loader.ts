import type { I18n } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Locale } from '#/i18n/locale.ts'
import { serialiseHotelSearch } from '../search/hotel-search.ts'
import { searchParametersOf } from '../search/search-keys.ts'
import { loadHotelsOnServer } from './hotels-loader.server.ts'
import { hotelsTitle } from './hotels-title.ts'
import type { AnsweredHotels, LoadedHotels } from './loaded-hotels.ts'

interface Visit {
  readonly i18n: I18n
  readonly locale: Locale
}

const withAddress = (asked: AnsweredHotels, { i18n, locale }: Visit): LoadedHotels => ({
  ...asked,
  title: hotelsTitle(i18n, locale, asked),
  address: `/hoteles/result?${new URLSearchParams(serialiseHotelSearch(asked.search))}`,
})

export const loadHotels = createIsomorphicFn()
  .server(async (url: ResultsUrl, visit: Visit): Promise<LoadedHotels> =>
    withAddress(await loadHotelsOnServer(url), visit),
  )
  .client(async (url: ResultsUrl, visit: Visit): Promise<LoadedHotels> => {
    const { loadResolvedHotelSearch } = await import('../search/hotel-search.functions.ts')
    const asked = await loadResolvedHotelSearch({ data: searchParametersOf(url) })
    return withAddress({ ...asked, answer: undefined }, visit)
  })
