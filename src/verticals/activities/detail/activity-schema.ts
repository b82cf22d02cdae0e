import type { I18n } from '@lingui/core'
import { organisationAt } from '#domain/organisation.ts'
import type { SchemaNode } from '#domain/schema-node.ts'
import { breadcrumbTo } from '#/features/content/found/schema-org.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { pictureAddress } from '#/i18n/page-head.ts'
import type { ActivityForParty } from './loaded-activity.ts'

/** The lowest and the highest total of the times that can be had; undefined where there are none. */
const priceSpan = ({ times }: ActivityForParty) => {
  const totals = times.ok
    ? times.value.flatMap(({ days }) =>
        days.flatMap((day) => day.times.flatMap((time) => (time.available ? [time.price.total] : []))),
      )
    : []
  const [first] = totals
  if (!first) return undefined
  const amounts = totals.map(({ amount }) => amount / 100)
  return { low: Math.min(...amounts), high: Math.max(...amounts), count: totals.length, currency: first.currency }
}

/** An activity in the words of schema.org, as a graph. */
export const activitySchema = (
  found: ActivityForParty,
  origin: string,
  locale: Locale,
  i18n: I18n,
): readonly SchemaNode[] => {
  const { activity } = found
  const { activityCode, name, description, location } = activity
  const path = `/activities/${activityCode}`
  const price = priceSpan(found)
  const city = location.cityName[locale]
  return [
    organisationAt(origin),
    breadcrumbTo([{ path, name: name[locale] }], origin, locale, i18n),
    {
      '@type': 'TouristTrip',
      name: name[locale],
      description: description[locale],
      url: origin + localizePathname(path, locale),
      image: origin + pictureAddress(path, locale),
      itinerary: {
        '@type': 'Place',
        name: activity.meetingPoint.name[locale],
        address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: location.countryCode },
        geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
      },
      provider: { '@id': `${origin}/#organization` },
      ...(price && {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: price.low,
          highPrice: price.high,
          offerCount: price.count,
          priceCurrency: price.currency,
        },
      }),
    },
  ]
}
