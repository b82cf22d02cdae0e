import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { organisationAt } from '#domain/organisation.ts'
import type { SchemaNode } from '#domain/schema-node.ts'
import { breadcrumbTo } from '#/features/content/found/schema-org.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { pictureAddress } from '#/i18n/page-head.ts'
import { callsOf } from './calls.ts'
import { type Sailing, grades } from './sailing.ts'

const dollars = (amount: number): string => (amount / 100).toFixed(2)

const offersOf = ({ prices }: Sailing): readonly SchemaNode[] => {
  const sold = grades.flatMap((grade) => prices[grade] ?? [])
  if (sold.length === 0) return []
  return [
    {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: dollars(Math.min(...sold)),
      highPrice: dollars(Math.max(...sold)),
      offerCount: sold.length,
    },
  ]
}

const portNode = (name: string): SchemaNode => ({ '@type': 'BoatTerminal', name })

/** The sailing in the words of schema.org, as a graph. */
export const sailingSchema = (sailing: Sailing, origin: string, locale: Locale, i18n: I18n): readonly SchemaNode[] => {
  const { id, title, description, sailDate, returnDate, vendor, departingPort, ports } = sailing
  const pathname = `/cruceros/${id}`
  const stops = [
    { path: '/cruceros', name: i18n._(msg`Cruises`) },
    { path: pathname, name: title },
  ]
  return [
    organisationAt(origin),
    breadcrumbTo(stops, origin, locale, i18n),
    {
      '@type': 'BoatTrip',
      name: title,
      description,
      url: origin + localizePathname(pathname, locale),
      image: origin + pictureAddress(pathname, locale),
      departureTime: sailDate,
      arrivalTime: returnDate,
      departureBoatTerminal: portNode(departingPort),
      arrivalBoatTerminal: portNode(ports.at(-1)?.name ?? departingPort),
      provider: { '@type': 'Organization', name: vendor },
      itinerary: {
        '@type': 'ItemList',
        itemListElement: callsOf(sailing).map(({ port: { name, latitude, longitude } }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'Place', name, geo: { '@type': 'GeoCoordinates', latitude, longitude } },
        })),
      },
      offers: offersOf(sailing),
    },
  ]
}
