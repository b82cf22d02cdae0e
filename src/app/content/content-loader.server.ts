import { Effect } from 'effect'
import { contentList, contentPageAt, cruisesOf } from '#/features/content/wire/content.server.ts'
import type { ContentPage, ContentType, Cruise, FlightRoute } from '#/features/content/content-page.ts'
import { type FlightLink, type FlightLinks, routeKey } from '#/features/content/parts/flight-links.ts'
import type { ContentList, LoadedContent } from '#/features/content/loaded-content.ts'
import type { SearchStart } from '#/features/content/page/search-call.tsx'
import { placeText } from '#domain/place/airport.ts'
import { hasOtherCapitals, mayBeContent } from '#/features/content/found/reserved-paths.ts'
import { defaultDeparture, defaultReturn } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween } from '#domain/time/dates.ts'
import { cheapestFlightAddress, serialiseCheapestFlightQuestion } from '#/verticals/flights/prices/cheapest-flight.ts'
import { resultsPath, serialiseFlightSearch } from '#/verticals/flights/search/flight-search.ts'
import type { Locale } from '#/i18n/locale.ts'
import { redirectRules } from '#/server/redirects/redirect-settings.server.ts'
import { redirectOf } from '#/server/redirects/redirects.ts'
import { runServer } from '#/server/runtime.server.ts'

/** Weeks of departures among which the lowest price is looked for. */
const daysAhead = 56

const mostCards = 60

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

const searchStart = ({ airline, country }: ContentPage, today: string): SearchStart => ({
  from: airline ? placeText({ code: airline.mainAirport, cityName: airline.mainAirportName }) : '',
  to: country?.airports[0] ? placeText({ code: country.airports[0].code, cityName: country.airports[0].city }) : '',
  departure: defaultDeparture(today),
  return: defaultReturn(today),
  today,
})

/** What stands beside a page may be missing without it. */
const loadLists = (path: string, locale: Locale): Promise<readonly ContentList[]> =>
  Promise.all(
    (lists[path] ?? []).map(async (type) => {
      const found = await runServer(contentList(type, locale, mostCards))
      return { type, cards: found.ok ? found.value : undefined }
    }),
  )

const loadCruises = async (
  { sections }: ContentPage,
  locale: Locale,
): Promise<Readonly<Record<string, readonly Cruise[]>>> => {
  const regions = sections.flatMap((section) => (section.kind === 'CruiseTeaser' ? [section.region] : []))
  const found = await Promise.all(
    [...new Set(regions)].map(async (region) => {
      const cruises = await runServer(cruisesOf(region, locale))
      return [region, cruises.ok ? cruises.value.slice(0, 3) : []] as const
    }),
  )
  return Object.fromEntries(found)
}

/** A teaser without sailings is not shown, so nothing leads to it. */
const withoutEmptyTeasers = (page: ContentPage, cruises: Readonly<Record<string, readonly Cruise[]>>): ContentPage => {
  const sections = page.sections.filter(
    (section) => section.kind !== 'CruiseTeaser' || (cruises[section.region]?.length ?? 0) > 0,
  )
  const ids = new Set(
    page.sections.flatMap((section) => (sections.includes(section) || !('id' in section) ? [] : [section.id])),
  )
  return { ...page, sections, contents: page.contents.filter(({ id }) => !ids.has(id)) }
}

/** Where a path leads that is asked for by the router; whoever asks for it by its address is led away before. */
const movedTo = (path: string): string | undefined => {
  const address = new URL('https://site.invalid')
  address.pathname = path
  return redirectOf(address, redirectRules)?.location
}

/** The page at a path without language, with all that stands on it. */
export const loadContentOnServer = async (path: string, locale: Locale): Promise<LoadedContent> => {
  const moved = movedTo(path)
  if (moved !== undefined) return { state: 'moved', to: moved }
  if (!mayBeContent(path)) return { state: 'missing' }
  const asked = await runServer(
    contentPageAt(path, locale).pipe(
      Effect.map((page) => ({ page }) as const),
      Effect.catchTag('GraphqlFailed', ({ answered }) =>
        Effect.succeed({ state: 'failed', status: answered ? 502 : 503 } as const),
      ),
    ),
  )
  if (!asked.ok) return { state: 'failed', status: 503 }
  if ('state' in asked.value) return asked.value
  const { page } = asked.value
  if (!page) return { state: 'missing' }
  if (hasOtherCapitals(path, page.path)) return { state: 'moved', to: page.path }
  const today = new Date().toISOString().slice(0, 10)
  const [listed, cruises] = await Promise.all([loadLists(path, locale), loadCruises(page, locale)])
  return {
    state: 'found',
    page: withoutEmptyTeasers(page, cruises),
    lists: listed,
    cruises,
    flights: flightLinks(page, today),
    search: searchStart(page, today),
  }
}
