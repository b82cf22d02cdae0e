import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { organisationAt } from '#domain/organisation.ts'
import type { SchemaNode } from '#domain/schema-node.ts'
import { breadcrumbTo } from '#/features/content/found/schema-org.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import type { TourForParty } from './page/loaded-tour.ts'
import type { Tour } from './offer/tour.ts'

interface Site {
  readonly origin: string
  readonly locale: Locale
  readonly i18n: I18n
}

const allTours = (i18n: I18n) => ({ path: '/turs', name: i18n._(msg`Tours`) })

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** The page of all tours in the words of schema.org. */
export const toursSchema = ({ origin, locale, i18n }: Site): readonly SchemaNode[] => [
  organisationAt(origin),
  breadcrumbTo([allTours(i18n)], origin, locale, i18n),
]

/** The tours of a country, in the order of its page. */
export const countrySchema = (
  country: { readonly slug: string; readonly name: string },
  tours: readonly Tour[],
  { origin, locale, i18n }: Site,
): readonly SchemaNode[] => [
  organisationAt(origin),
  breadcrumbTo([allTours(i18n), { path: `/turs/${country.slug}`, name: country.name }], origin, locale, i18n),
  {
    '@type': 'ItemList',
    itemListElement: tours.map(({ code, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: origin + localizePathname(`/turs/${country.slug}/${code}`, locale),
    })),
  },
]

/** A tour with the places of its days, and the lowest total of the departures that can be had. */
export const tourSchema = (
  { tour, departures }: Pick<TourForParty, 'tour' | 'departures'>,
  { origin, locale, i18n }: Site,
): readonly SchemaNode[] => {
  const { code, country, name, summary, line, operator } = tour
  const path = `/turs/${country.slug}/${code}`
  const sold = departures.ok ? departures.value.departures.filter(({ available }) => available) : []
  const each = sold.map(({ perPerson }) => perPerson.twin)
  return [
    organisationAt(origin),
    breadcrumbTo(
      [allTours(i18n), { path: `/turs/${country.slug}`, name: country.name }, { path, name }],
      origin,
      locale,
      i18n,
    ),
    {
      '@type': 'TouristTrip',
      name,
      description: summary,
      url: origin + localizePathname(path, locale),
      provider: { '@type': 'Organization', name: operator },
      itinerary: {
        '@type': 'ItemList',
        itemListElement: line.map(({ day, title }) => ({ '@type': 'ListItem', position: day, name: title })),
      },
      ...(each.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: dollars(Math.min(...each)),
          highPrice: dollars(Math.max(...each)),
          offerCount: each.length,
        },
      }),
    },
  ]
}
