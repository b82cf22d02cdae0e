import { Effect } from 'effect'
import { listedTourCountries } from '#domain/tour-countries.ts'
import type { Locale } from '#/i18n/locale.ts'
import { tourCountries } from '../offer/tours.server.ts'
import type { CountryOfTours } from './country-of-tours.ts'

/** Countries with tours in a reader's language, by their names there; those that addresses can name. */
export const countriesOfTours = (locale: Locale) =>
  Effect.map(tourCountries(), (countries) =>
    countries
      .filter(({ countryCode }) => listedTourCountries.includes(countryCode))
      .map(({ slug, name, tours }): CountryOfTours => ({
        slug,
        name: name[locale],
        tours: tours.map((tour) => ({ code: tour.tourCode, name: tour.name[locale], days: tour.days })),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  )
