import type { AnyRouteMatch as RouteMatch } from '@tanstack/react-router'
import { alternatesOf } from './alternates.ts'
import { type Locale, locales, localizePathname } from './locale.ts'

const siteName = 'Trayecto'

interface Shown {
  /** of the page, without the site's name */
  readonly title: string
  readonly description?: string
}

interface PublicPage extends Shown {
  readonly locale: Locale
  /** those that it is there in; all of them where nothing is said */
  readonly locales?: readonly Locale[]
  readonly origin: string
  /** without its language prefix, and without a query */
  readonly pathname: string
  /** whether links to it are shown with a picture of its own, rather than with the site's */
  readonly isPictured?: boolean
}

/** With the site's name no more than the 65 characters that search engines and tabs show; whose site it is they say beside it. */
const longestTitle = 54

const withSite = (title: string): string =>
  title === siteName || title.length > longestTitle ? title : `${title} · ${siteName}`

const titled = ({ title, description }: Shown) => [
  { title: withSite(title) },
  ...(description ? [{ name: 'description', content: description }] : []),
]

/** Where the picture of a page is that stands beside links to it; takes a path that names no language. */
export const pictureAddress = (pathname: string, locale: Locale): string =>
  `/og${localizePathname(pathname, locale)}.png`

const pictureOf = ({ title, locale, origin, pathname, isPictured = false }: PublicPage) => [
  { property: 'og:image', content: origin + pictureAddress(isPictured ? pathname : '/', locale) },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: isPictured ? title : siteName },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The head of a page that search engines should keep: one canonical address a language, and where the other one is. */
export const publicHead = (page: PublicPage) => {
  const { locale, origin, pathname, title, description } = page
  const canonical = origin + localizePathname(pathname, locale)
  return {
    meta: [
      ...titled(page),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:title', content: title },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: locale === 'es' ? 'es_CO' : 'en_US' },
      ...pictureOf(page),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...alternatesOf(origin, pathname, page.locales ?? locales).map((alternate) => ({
        rel: 'alternate',
        ...alternate,
      })),
    ],
  }
}

/** Asks search engines to leave a page out (rule content-2). */
export const unlisted = { name: 'robots', content: 'noindex' } as const

/** The head of a page that is one visitor's own: booking, trips. Where nothing was found, what says so has a head of its own. */
export const unlistedHead = ({ status }: Pick<RouteMatch, 'status'>, title: string) =>
  status === 'notFound' ? {} : { meta: [...titled({ title }), unlisted] }
