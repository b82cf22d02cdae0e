import { alternatesOf } from './alternates.ts'
import { type Locale, localizePathname } from './locale.ts'

const siteName = 'Trayecto'

interface Shown {
  /** of the page, without the site's name */
  readonly title: string
  readonly description?: string
}

interface PublicPage extends Shown {
  readonly locale: Locale
  readonly origin: string
  /** without its language prefix, and without a query */
  readonly pathname: string
}

const titled = ({ title, description }: Shown) => [
  { title: title === siteName ? title : `${title} · ${siteName}` },
  ...(description ? [{ name: 'description', content: description }] : []),
]

/** The head of a page that search engines should keep: one canonical address a language, and where the other one is. */
export const publicHead = (page: PublicPage) => {
  const { locale, origin, pathname, title, description = '' } = page
  const canonical = origin + localizePathname(pathname, locale)
  return {
    meta: [
      ...titled(page),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: locale === 'es' ? 'es_CO' : 'en_US' },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...alternatesOf(origin, pathname).map((alternate) => ({ rel: 'alternate', ...alternate })),
    ],
  }
}

/** The head of a page that is one visitor's own (results, booking, trips): search engines stay out (decision 46). */
export const unlistedHead = (page: Shown) => ({
  meta: [...titled(page), { name: 'robots', content: 'noindex' }],
})
