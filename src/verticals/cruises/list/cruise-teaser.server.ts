import { Effect } from 'effect'
import type { Cruise, CruisesOfRegion } from '#/features/content/content-page.ts'
import { contentKey } from '#/features/content/wire/ask-content.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import { lowestPrice } from '../sailing/sailing.ts'
import { cruisesFrom } from '../wire/cruises.server.ts'
import type { ListedCruises } from './cruise-list.ts'
import { measure } from './cruise-measures.ts'
import { todayInUtc } from '#/server/today.server.ts'

const most = 3

/** The first sailings as the list has them, one of each route, and the way to the list. */
export const teaserOf = ({ sailings, charts }: ListedCruises, region: string | undefined): CruisesOfRegion => {
  const { balcony } = measure(sailings)
  const inOrder = sailings
    .map((sailing, index) => ({ sailing, balcony: balcony[index] ?? Infinity }))
    .toSorted((a, b) => (a.balcony === b.balcony ? 0 : a.balcony - b.balcony))
    .map(({ sailing }) => sailing)
  const firsts = inOrder.filter(({ route }, index) => inOrder.findIndex((other) => other.route === route) === index)
  return {
    path: region === undefined ? '/cruceros' : `/cruceros?destination=${encodeURIComponent(region)}`,
    cruises: firsts.slice(0, most).map((sailing): Cruise => ({
      path: `/cruceros/${sailing.id}`,
      title: sailing.title,
      scene: sailing.scene,
      chart: charts[sailing.route],
      portsRoute: sailing.portsRoute,
      vendor: sailing.vendor,
      nights: sailing.nights,
      departingPort: sailing.departingPort,
      sailDate: sailing.sailDate,
      priceFrom: lowestPrice(sailing.prices),
      priceBalcony: sailing.prices.balcony,
    })),
  }
}

/** A few sailings of a region, kept as they are shown: a page that shows three does not read them all. */
export const cruiseTeaser = (locale: Locale, region: string) => {
  const today = todayInUtc()
  const chosen = cruisesFrom(today, locale, region).pipe(Effect.map((listed) => teaserOf(listed, region)))
  return cachedJson(cachePolicies.cruiseTeasers, contentKey(`${today} ${locale} ${region}`), chosen)
}
