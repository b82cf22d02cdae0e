import { Effect } from 'effect'
import { contentList, findContent } from '#/features/content/wire/content.server.ts'
import type { ContentPage, ContentType, FlightRoute } from '#/features/content/content-page.ts'
import { type FlightLink, type FlightLinks, routeKey } from '#/features/content/parts/flight-links.ts'
import type { ContentList, FoundContent, LoadedContent } from '#/features/content/loaded-content.ts'
import type { SearchStart } from '#/features/content/page/search-start.ts'
import { type Elsewhere, isPage } from '#/features/content/wire/elsewhere.ts'
import { hasOtherCapitals, mayBeContent } from '#/features/content/found/reserved-paths.ts'
import { defaultDeparture, defaultReturn } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween } from '#domain/time/dates.ts'
import { airportPoints } from '#/verticals/flights/form/places/airport-points.server.ts'
import { cheapestFlightAddress, serialiseCheapestFlightQuestion } from '#/verticals/flights/prices/cheapest-flight.ts'
import { resultsPath, serialiseFlightSearch } from '#/verticals/flights/search/flight-search.ts'
import { cruiseTeaser } from '#/verticals/cruises/list/cruise-teaser.server.ts'
import { firstDestination } from '#/features/search/destinations/resolve-destination.server.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { allInSpain } from '#/i18n/spain/spain-messages.ts'
import { logFailure } from '#/server/log.ts'
import { movedTo } from '#/server/redirects/redirect-settings.server.ts'
import { runServer } from '#/server/runtime.server.ts'

/** Weeks of departures among which the lowest price is looked for. */
const daysAhead = 56

/** As many as the contract answers. */
const mostCards = 200

const lists: Readonly<Record<string, readonly ContentType[]>> = {
  '/aerolineas': ['airline'],
  '/articulos': ['article'],
  '/noticias': ['news'],
  '/inspiracion': ['inspiration'],
  '/vuelos': ['country'],
}

const traveller = { adults: 1, children: 0, infants: 0, cabin: 'economy' } as const

const linkOf = ({ from, to }: FlightRoute, airline: string | undefined, today: string): FlightLink => {
  const [departure, back] = [defaultDeparture(today), defaultReturn(today)]
  const stay = nightsBetween(departure, back)
  const search = { ...traveller, ages: [], from: from.code, to: to.code, departure, return: back }
  const question = { ...traveller, from: from.code, to: to.code, stay, airline }
  const filters = airline === undefined ? {} : { airlines: airline, rairlines: airline }
  const parameters = new URLSearchParams({ ...serialiseFlightSearch(search), ...filters })
  const days = { start: departure, end: addDays(departure, daysAhead) }
  return {
    results: `${resultsPath(search, { from: from.pathName, to: to.pathName })}?${parameters}`,
    cheapest: `${cheapestFlightAddress}?${serialiseCheapestFlightQuestion({ ...question, ...days })}`,
    stay,
  }
}

const flightLinks = ({ sections }: ContentPage, today: string): FlightLinks =>
  Object.fromEntries(
    sections
      .flatMap((section) =>
        'routes' in section ? section.routes.map((route) => ({ route, airline: section.airlineCode })) : [],
      )
      .map(({ route, airline }) => [routeKey(route, airline), linkOf(route, airline, today)]),
  )

const routesOf = ({ sections }: ContentPage): readonly FlightRoute[] =>
  sections.flatMap((section) => ('routes' in section ? section.routes : []))

/** A place that a page is about. What addresses call it is known where one of the page's own flights goes there. */
const namedPlace = (page: ContentPage, code: string, cityName: string): SearchStart['from'] => {
  const known = routesOf(page).flatMap(({ from, to }) => [from, to])
  return { code, cityName, pathName: known.find((place) => place.code === code)?.pathName ?? '' }
}

const searchStart = (page: ContentPage, city: string, today: string): SearchStart => ({
  from: page.airline && namedPlace(page, page.airline.mainAirport, page.airline.mainAirportName),
  to: page.country?.airports[0] && namedPlace(page, page.country.airports[0].code, page.country.airports[0].city),
  city,
  departure: defaultDeparture(today),
  return: defaultReturn(today),
  today,
})

/** What stands beside a page may be missing without it. */
const loadLists = (path: string, locale: Locale): Promise<readonly ContentList[]> =>
  Promise.all(
    (lists[path] ?? []).map(async (type) => {
      const found = await runServer(contentList(type, locale, mostCards))
      if (found.ok && found.value.length >= mostCards)
        logFailure({ event: 'content_list_full', requestId: requestScope().requestId, type, path })
      return { type, cards: found.ok ? found.value : undefined }
    }),
  )

const loadCruises = async ({ sections }: ContentPage, locale: Locale): Promise<FoundContent['cruises']> => {
  const regions = sections.flatMap((section) => (section.kind === 'CruiseTeaser' ? [section.region] : []))
  const found = await Promise.all(
    [...new Set(regions)].map(async (region) => {
      const teaser = await runServer(cruiseTeaser(locale, region))
      return [region, teaser.ok ? teaser.value : { path: '/cruceros', cruises: [] }] as const
    }),
  )
  return Object.fromEntries(found)
}

/** Where a country's airports are. A page without its map is better than none. */
const loadPlaces = async ({ country }: ContentPage): Promise<FoundContent['places']> => {
  const airports = country?.airports ?? []
  if (airports.length === 0) return []
  const points = await runServer(airportPoints(airports.map(({ code }) => code)))
  return airports.flatMap(({ code, city }) => {
    const point = points.ok ? points.value[code] : undefined
    return point ? [{ id: code, name: city, ...point }] : []
  })
}

/** The city that stays and activities of a page's country are asked for: the first of its airports' in which any are sold. */
const loadCity = async ({ country }: ContentPage, locale: Locale): Promise<string> => {
  const cities = new Set(country?.airports.map(({ city }) => city))
  const found = await runServer(firstDestination([...cities], locale))
  return (found.ok ? found.value : undefined) ?? ''
}

/** A teaser without sailings is not shown, so nothing leads to it. */
const withoutEmptyTeasers = (page: ContentPage, cruises: FoundContent['cruises']): ContentPage => {
  const sections = page.sections.filter(
    (section) => section.kind !== 'CruiseTeaser' || (cruises[section.region]?.cruises.length ?? 0) > 0,
  )
  const ids = new Set(
    page.sections.flatMap((section) => (sections.includes(section) || !('id' in section) ? [] : [section.id])),
  )
  return { ...page, sections, contents: page.contents.filter(({ id }) => !ids.has(id)) }
}

/** What is written is neutral; who reads it in Spain is given Spain's words. */
const asSaidAt = (found: FoundContent, locale: Locale): FoundContent => {
  if (locale !== 'es' || requestScope().visitor.country !== 'ES') return found
  const { page, lists: listed, cruises } = found
  return { ...found, page: allInSpain(page), lists: allInSpain(listed), cruises: allInSpain(cruises) }
}

/**
 * What there is in place of a page that is not there in the reader's language: an address that names no language leads to the one
 * that there is, and one that names it says so.
 */
const missing = (elsewhere: Elsewhere | null, prefixed: boolean): LoadedContent => {
  if (!elsewhere) return { state: 'missing' }
  if (prefixed) return { state: 'missing', elsewhere }
  const pathname = localizePathname(elsewhere.path, elsewhere.onlyIn)
  return { state: 'missing', elsewhere, leadsTo: requestScope().origin + pathname }
}

export interface RequestedContent {
  /** without a language */
  readonly path: string
  /** whether the page's address names its language */
  readonly prefixed: boolean
}

/** The page at a path, with all that stands on it. */
export const loadContentOnServer = async ({ path, prefixed }: RequestedContent): Promise<LoadedContent> => {
  const moved = movedTo(path)
  if (moved !== undefined) return { state: 'moved', to: moved }
  if (!mayBeContent(path)) return { state: 'missing' }
  const { locale } = requestScope()
  const asked = await runServer(
    findContent(path, locale).pipe(
      Effect.map((page) => ({ page }) as const),
      Effect.catchTag('GraphqlFailed', ({ answered }) =>
        Effect.succeed({ state: 'failed', status: answered ? 502 : 503 } as const),
      ),
    ),
  )
  if (!asked.ok) return { state: 'failed', status: 503 }
  if ('state' in asked.value) return asked.value
  const { page } = asked.value
  if (!isPage(page)) return missing(page, prefixed)
  if (hasOtherCapitals(path, page.path)) return { state: 'moved', to: page.path }
  const today = new Date().toISOString().slice(0, 10)
  const [listed, cruises, places, city] = await Promise.all([
    loadLists(path, locale),
    loadCruises(page, locale),
    loadPlaces(page),
    loadCity(page, locale),
  ])
  const found: FoundContent = {
    state: 'found',
    page: withoutEmptyTeasers(page, cruises),
    ...(page.locales.length === 1 && { onlyIn: locale }),
    lists: listed,
    cruises,
    flights: flightLinks(page, today),
    search: searchStart(page, city, today),
    places,
  }
  return asSaidAt(found, locale)
}
