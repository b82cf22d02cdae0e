import { Effect } from 'effect'
import { type Locale, locales } from '#/i18n/locale.ts'
import { badRequest, jsonResponse } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { teaserOf } from '../list/cruise-teaser.server.ts'
import type { ListedCruises } from '../list/cruise-list.ts'
import { todayInUtc } from '#/server/today.server.ts'
import { cruisesFrom } from '../wire/cruises.server.ts'
import type { CruiseStart } from './cruise-start.ts'

const oneHour = 3600

const startOf = (listed: ListedCruises, locale: Locale): CruiseStart => {
  const { sailings } = listed
  const regions = new Map(sailings.map(({ region, destination }) => [region, destination]))
  const destinations = [...regions].map(([key, name]) => ({
    key,
    name,
    count: sailings.filter(({ region }) => region === key).length,
  }))
  return {
    destinations: destinations.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    cruises: teaserOf(listed, undefined).cruises,
  }
}

/** Answers `?lang=…` with a `CruiseStart`. */
export const handleCruiseStart = async (url: URL): Promise<Response> => {
  const locale = locales.find((known) => known === url.searchParams.get('lang'))
  if (locale === undefined) return badRequest('lang must be es or en.')
  const found = await runServer(
    Effect.map(cruisesFrom(todayInUtc(), locale), (listed) => JSON.stringify(startOf(listed, locale))),
  )
  return jsonResponse(found, oneHour)
}
