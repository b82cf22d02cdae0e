import { Clock, Effect, type Schema } from 'effect'
import { type Locale, locales, localizePathname } from '#/i18n/locale.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { EdgeCache } from '#/server/cache/edge-cache.server.ts'
import { type GraphqlQuestion, askGraphql, contentEndpoint } from '#/server/backend/graphql-client.server.ts'
import { contentFailureLog } from './content-failure-log.server.ts'
import { cardFrom, cruisesFrom, pageFrom } from './content-mapper.server.ts'
import type { ContentCard, ContentPage, ContentPath, ContentType, Cruise } from '../content-page.ts'
import { contentQueries } from './content-queries.server.ts'
import { CruisesAnswer, ListAnswer, PageAnswer, PathsAnswer } from './content-wire.server.ts'
import { inListingOrder } from './listing-order.ts'

/** Changes with the content that this build brings along, so that a new deployment's editors see their own words. */
const version = import.meta.env.CONTENT_VERSION ?? ''

/** How long, in milliseconds, nothing is believed to be at an address. */
const absentFor = 60_000

/** Asks through the edge cache, which keeps what `read` made of the answer: cleaned once, not once a visitor. */
const cached = Effect.fnUntraced(function* <Answer extends Schema.Constraint, Value>(
  key: string,
  question: GraphqlQuestion<Answer>,
  read: (answer: Answer['Type']) => Value | null,
) {
  const cache = yield* EdgeCache
  const endpoint = contentEndpoint()
  const log = contentFailureLog()
  const load = askGraphql(endpoint, question).pipe(
    Effect.map(read),
    Effect.zip(Clock.currentTimeMillis),
    Effect.map(([value, now]) => ({
      text: JSON.stringify(value),
      ...(value === null ? { freshUntil: now + absentFor, keptUntil: now + absentFor } : {}),
    })),
    Effect.tapError((failure) => Effect.sync(() => log(failure, key))),
  )
  const { text } = yield* cache.through(cachePolicies.content, `${version} ${endpoint.address ?? ''} ${key}`, load)
  return JSON.parse(text) as Value | null
}, Effect.provide(EdgeCache.layer))

const askPage = (
  key: string,
  urls: { readonly url: string; readonly other: string },
  read: (answer: typeof PageAnswer.Type) => ContentPage | null,
) =>
  cached<typeof PageAnswer, ContentPage>(key, { query: contentQueries.page, variables: urls, answer: PageAnswer }, read)

/** One that is asked for by a path without language: for readers of one language where it names that, else for all. */
const languageLessPage = (path: string, locale: Locale) =>
  askPage(`${path} for ${locale}`, { url: path, other: path }, ({ articleRoute: page }) => {
    const written = page?.language ? [page.language] : locales
    return page && written.includes(locale) ? pageFrom(page, locale, written) : null
  })

/**
 * The page at a path without language, for a reader of one language; null where there is none. An endpoint may know it
 * by its path in that language, or by the path alone (rule lang-2).
 */
export const contentPageAt = Effect.fnUntraced(function* (path: string, locale: Locale) {
  const otherLocale = locales.find((each) => each !== locale) ?? locale
  const [url, other] = [localizePathname(path, locale), localizePathname(path, otherLocale)]
  const page = yield* askPage(url, { url, other }, (answer) => {
    const written = answer.other ? locales : [locale]
    return answer.articleRoute && pageFrom(answer.articleRoute, locale, written)
  })
  return page ?? (yield* languageLessPage(path, locale))
})

/** Pages of a type, in the order of `inListingOrder`. */
export const contentList = (type: ContentType, locale: Locale, limit: number) =>
  cached<typeof ListAnswer, readonly ContentCard[]>(
    `list ${type} ${locale} ${limit}`,
    { query: contentQueries.list, variables: { type, language: locale, limit }, answer: ListAnswer },
    (answer) => inListingOrder(answer.contentList.map(cardFrom), type, locale),
  ).pipe(Effect.map((cards) => cards ?? []))

/** Every page of content with its languages and dates. */
export const contentPaths = () =>
  cached<typeof PathsAnswer, readonly ContentPath[]>(
    'paths',
    { query: contentQueries.paths, variables: { limit: 5000 }, answer: PathsAnswer },
    (answer) => answer.contentPaths,
  ).pipe(Effect.map((paths) => paths ?? []))

const cruisePage = { pageSize: 50, page: 0 }

/** Sailings of a region, those with the cheapest balcony first. */
export const cruisesOf = (region: string, locale: Locale) =>
  cached<typeof CruisesAnswer, readonly Cruise[]>(
    `cruises ${region} ${locale}`,
    { query: contentQueries.cruises, variables: { language: locale, region, ...cruisePage }, answer: CruisesAnswer },
    (answer) => cruisesFrom(answer.cruise_landing.items),
  ).pipe(Effect.map((cruises) => cruises ?? []))
