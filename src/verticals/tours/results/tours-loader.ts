import type { I18n } from '@lingui/core'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { loadTours } from './tours.functions.ts'
import { toursTitle } from './tours-title.ts'

/** The list of an address, with what it is called. */
export const loadToursPage = async (url: ResultsUrl, { i18n }: { readonly i18n: I18n }) => {
  const loaded = await loadTours({ data: { url } })
  return {
    ...loaded,
    title: toursTitle(i18n, loaded.search),
    address: `/turs/result?${new URLSearchParams(loaded.parameters)}`,
  }
}
