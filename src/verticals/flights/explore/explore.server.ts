import { Effect } from 'effect'
import { type Place, cityOf } from '#domain/place/airport.ts'
import type { Problem } from '#domain/problem.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays, dayInZone } from '#domain/time/dates.ts'
import { cities } from '#/features/home/cities.ts'
import { monthOf, monthsBetween } from '#/features/search/dates/months.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { suggestPlaces } from '../form/places/airports.server.ts'
import { cachedPrices } from '../prices/cached-prices.server.ts'
import { requestedPlace } from '../search/parse-places.ts'
import { findPlace } from '../search/resolve-places.server.ts'
import { fallbackOrigin, fallbackZone, placesNearVisitor } from '../search/resolve-search.server.ts'
import { type ExploreAnswer, type ExplorePrice, type ExploreUrl, nightsOf, notOffered } from './explore.ts'

const places = cities.map(({ code }) => code).join(',')

interface Question {
  readonly from: string
  readonly start: string
  readonly end: string
  readonly stay: number | undefined
}

interface Prices {
  readonly currency: string
  readonly places: readonly ExplorePrice[]
}

const askPrices = ({ stay, ...question }: Question, visitor: string) =>
  BackendClient.use(({ prices }) =>
    prices.places({
      headers: visitorHeaders(visitor),
      query: { ...question, to: places, ...(stay === undefined ? {} : { stay }) },
    }),
  ).pipe(
    Effect.map(({ currency, data }): Prices => ({
      currency,
      places: data
        .flatMap(({ to, cheapest }) =>
          cheapest ? [{ to, departure: cheapest.departureDate, lowest: cheapest.lowest }] : [],
        )
        .toSorted((a, b) => a.lowest - b.lowest),
    })),
  )

const pricesOf = (question: Question, visitor: string) =>
  cachedPrices(
    cachePolicies.flightPrices,
    `places ${Object.values(question).join(' ')}`,
    Effect.map(askPrices(question, visitor), (prices) => ({ text: JSON.stringify(prices) })),
  ).pipe(Effect.map(({ text }): Prices => JSON.parse(text)))

/** The place of a code that is written, else the best that the words may mean. */
const placeOf = (written: string, locale: 'es' | 'en') => {
  const asked = requestedPlace(written)
  return runServer(Effect.map(suggestPlaces(asked, locale), (groups) => findPlace('from', asked, groups)))
}

const nearVisitor = async (): Promise<Place | undefined> => {
  const { locale, visitor } = requestScope()
  const { latitude: lat, longitude: lon } = visitor.coordinates
  const found = await runServer(placesNearVisitor({ lat, lon }, locale))
  if (found.ok && found.value[0]) return cityOf(found.value[0])
  const usual = await placeOf(fallbackOrigin, locale)
  return usual.ok ? usual.value.place : undefined
}

/** Days of the month that can still be flown, and come back from, are those that are asked for. */
const daysOf = (month: string, today: string, nights: number | undefined): Pick<Question, 'start' | 'end'> => {
  const { start, end } = monthOf(month)
  const last = addDays(lastBookableDay(today), -(nights ?? 0))
  return { start: start < today ? today : start, end: end > last ? last : end }
}

const weeksAhead = 14

const chosenMonth = ({ month }: ExploreUrl, months: readonly string[], today: string): string =>
  months.find((first) => first.slice(0, 7) === month) ?? monthOf(addDays(today, weeksAhead)).start

const nowhere: Problem = {
  _tag: 'BackendDown',
  code: 'backend_down',
  message: 'No origin is known.',
  requestId: undefined,
}

/** What the page shows: from where, in which month, and what it costs to go anywhere. */
export const explore = async (url: ExploreUrl): Promise<ExploreAnswer> => {
  const { locale } = requestScope()
  const written = url.from?.trim()
  const asked = written ? await placeOf(written, locale) : undefined
  const from = asked && !asked.ok ? undefined : (asked?.value.place ?? (await nearVisitor()))
  const today = dayInZone(new Date(), from?.timeZone ?? fallbackZone)
  const nights = nightsOf(url)
  const months = monthsBetween(today, addDays(lastBookableDay(today), -(nights ?? 0)))
  const month = chosenMonth(url, months, today)
  const found = from
    ? await runServer(pricesOf({ from: from.code, ...daysOf(month, today, nights), stay: nights }, visitorAddress()))
    : { ok: false as const, problem: asked && !asked.ok ? asked.problem : nowhere }
  const correction = asked?.ok ? asked.value.correction : undefined
  return {
    from,
    unknown: correction?.code === 'unknown_place' ? correction.given : undefined,
    understood: correction?.code === 'understood_as' ? correction : undefined,
    notOffered: notOffered(url, months),
    month,
    months,
    today,
    prices: found.ok ? found.value : undefined,
    problem: found.ok ? undefined : found.problem,
  }
}
