import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import { tourCountryOf } from '#domain/tour-countries.ts'
import { loadTours } from '../results/tours.functions.ts'
import { toursTitle } from '../results/tours-title.ts'
import { loadTourCountries } from './tour-countries.functions.ts'

interface Visit {
  readonly i18n: I18n
}

/** The page of all tours, with what its head says: every page's first script has the heads of all routes. */
export const loadAllTours = async ({ i18n }: Visit) => ({
  ...(await loadTourCountries()),
  words: {
    title: i18n._(msg`Tours, day by day`),
    description: i18n._(
      msg`Trips of several days with a guide: every day, every price and every departure before you book. Taxes and fees are included in the first price you see.`,
    ),
  },
})

/** The page of a country's tours, whenever they begin. Addresses of no country with tours are not found. */
export const loadCountry = async (slug: string, { i18n }: Visit) => {
  const code = tourCountryOf(slug)
  if (code === undefined) throw notFound()
  const loaded = await loadTours({ data: { url: { country: slug } } })
  const title = toursTitle(i18n, loaded.search)
  return {
    ...loaded,
    words: {
      title,
      description: i18n._(msg`${title} with a guide: every day, every price and every departure before you book.`),
    },
  }
}
