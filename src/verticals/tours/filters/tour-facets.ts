import { msg } from '@lingui/core/macro'
import { tourPaces, tourThemes } from '#domain/tour-kinds.ts'
import { tourCountryOf } from '#domain/tour-countries.ts'
import { isMonth } from '#domain/time/dates.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import type { AnyFacet } from '#/features/results/facet.ts'
import { mostPrice } from '#/features/results/facets/most-price.tsx'
import { assurances, tourDepartures } from '../list/tour-departures.ts'
import type { Tour, TourNames } from '../offer/tour.ts'
import { monthIn, paceNames, themeNames } from '../offer/tour-words.ts'

const price = mostPrice<Tour, TourNames>({
  key: 'price',
  place: 20,
  title: msg`Total price`,
  chip: (money) => msg`Up to ${money} in all`,
  amounts: (tours) => {
    const totals = tourDepartures.totals(tours)
    return (_, filters) => totals(filters)
  },
})

const lengths = ['5', '8', '11'] as const

/** The shortest group of lengths that a tour belongs to. */
const lengthOf = (days: number): string => lengths.find((most) => days <= Number(most)) ?? '11'

const length = choiceFacet<Tour, TourNames>({
  key: 'days',
  place: 30,
  title: msg`How long`,
  options: lengths,
  read: (written) => lengths.find((one) => one === written),
  of: ({ days }) => [lengthOf(days)],
  label: (key, i18n) => {
    if (key === '5') return i18n._(msg`Up to 5 days`)
    return key === '8' ? i18n._(msg`6 to 8 days`) : i18n._(msg`9 days and more`)
  },
})

/** Not the search's country: which of those that were found. */
const country = choiceFacet<Tour, TourNames>({
  key: 'in',
  place: 10,
  title: msg`Country`,
  read: (written) => tourCountryOf(written.toLowerCase()) && written.toLowerCase(),
  of: (tour) => [tour.country.slug],
  label: (slug, _i18n, { countries }) => countries[tourCountryOf(slug) ?? ''] ?? slug,
})

const month = tourDepartures.facet({
  key: 'begins',
  place: 40,
  title: msg`Month`,
  order: 'keys',
  read: (written) => (isMonth(written) ? written : undefined),
  label: (key, i18n) => monthIn(i18n, key),
})

const theme = choiceFacet<Tour, TourNames>({
  key: 'theme',
  place: 50,
  title: msg`Interests`,
  options: tourThemes,
  read: (written) => tourThemes.find((one) => one === written.toLowerCase()),
  of: ({ themes }) => themes,
  label: (key, i18n) => i18n._(themeNames[tourThemes.find((one) => one === key) ?? 'culture']),
})

const pace = choiceFacet<Tour, TourNames>({
  key: 'pace',
  place: 60,
  title: msg`Pace`,
  options: tourPaces,
  read: (written) => tourPaces.find((one) => one === written.toLowerCase()),
  of: (tour) => [tour.pace],
  label: (key, i18n) => i18n._(paceNames[tourPaces.find((one) => one === key) ?? 'easy']),
})

const assurance = tourDepartures.facet({
  key: 'departures',
  place: 70,
  title: msg`Departures`,
  options: assurances,
  read: (written) => assurances.find((one) => one === written.toLowerCase()),
  label: (key, i18n) => (key === 'guaranteed' ? i18n._(msg`Guaranteed`) : i18n._(msg`Confirmed at once`)),
})

const language = choiceFacet<Tour, TourNames>({
  key: 'guide',
  place: 80,
  title: msg`Language of the guide`,
  options: ['es', 'en'],
  read: (written) => ['es', 'en'].find((one) => one === written.toLowerCase()),
  of: ({ guideLanguages }) => guideLanguages,
  label: (key, i18n) => (key === 'es' ? i18n._(msg`Spanish`) : i18n._(msg`English`)),
})

/** The filters, as the panel has them from its top. */
export const tourFacets: readonly AnyFacet<Tour, TourNames>[] = [
  country,
  price,
  length,
  month,
  theme,
  pace,
  assurance,
  language,
].toSorted((a, b) => a.place - b.place)
