import { Effect } from 'effect'
import { type Locale, locales, localizePathname } from '#/i18n/locale.ts'
import { askContent } from './ask-content.server.ts'
import { cardFrom, pageFrom, pathFrom } from './content-mapper.server.ts'
import type { ContentCard, ContentPage, ContentPath, ContentType } from '../content-page.ts'
import { type Elsewhere, isPage } from './elsewhere.ts'
import { contentQueries } from './content-queries.server.ts'
import { ListAnswer, PageAnswer, PathsAnswer } from './content-wire.server.ts'
import { inListingOrder } from './listing-order.ts'

const askPage = (
  key: string,
  urls: { readonly url: string; readonly other: string },
  read: (answer: typeof PageAnswer.Type) => ContentPage | Elsewhere | null,
) =>
  askContent<typeof PageAnswer, ContentPage | Elsewhere>(
    key,
    { query: contentQueries.page, variables: urls, answer: PageAnswer },
    read,
    isPage,
  )

/** One that is asked for by a path without language: for readers of one language where it names that, else for all. */
const languageLessPage = (path: string, locale: Locale) =>
  askPage(`${path} for ${locale}`, { url: path, other: path }, ({ articleRoute: page }) => {
    if (!page) return null
    const { language, path: ownPath } = page
    if (language && language !== locale) return { onlyIn: language, path: ownPath }
    return pageFrom(page, locale, language ? [language] : locales)
  })

/**
 * The page at a path without language, for a reader of one language, or that it stands in the other alone; null where there is
 * none. An endpoint may know it by its path in that language, or by the path alone (rule lang-2).
 */
export const findContent = Effect.fnUntraced(function* (path: string, locale: Locale) {
  const otherLocale = locales.find((each) => each !== locale) ?? locale
  const [url, other] = [localizePathname(path, locale), localizePathname(path, otherLocale)]
  const page = yield* askPage(url, { url, other }, (answer) => {
    const written = answer.other ? locales : [locale]
    if (answer.articleRoute) return pageFrom(answer.articleRoute, locale, written)
    return answer.other ? { onlyIn: otherLocale, path: answer.other.path } : null
  })
  return isPage(page) ? page : ((yield* languageLessPage(path, locale)) ?? page)
})

/** The page at a path without language, for a reader of one language; null where there is none in it. */
export const contentPageAt = (path: string, locale: Locale) =>
  findContent(path, locale).pipe(Effect.map((found) => (isPage(found) ? found : null)))

/** Pages of a type, in the order of `inListingOrder`. */
export const contentList = (type: ContentType, locale: Locale, limit: number) =>
  askContent<typeof ListAnswer, readonly ContentCard[]>(
    `list ${type} ${locale} ${limit}`,
    { query: contentQueries.list, variables: { type, language: locale, limit }, answer: ListAnswer },
    (answer) => inListingOrder(answer.contentList.map(cardFrom), type, locale),
  ).pipe(Effect.map((cards) => cards ?? []))

/** Every page of content with its languages and dates. */
export const contentPaths = () =>
  askContent<typeof PathsAnswer, readonly ContentPath[]>(
    'paths',
    { query: contentQueries.paths, variables: { limit: 5000 }, answer: PathsAnswer },
    (answer) => answer.contentPaths.map(pathFrom),
  ).pipe(Effect.map((paths) => paths ?? []))
