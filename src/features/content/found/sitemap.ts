import { alternatesOf } from '#/i18n/alternates.ts'
import { type Locale, locales, localizePathname } from '#/i18n/locale.ts'
import type { ContentPath } from '../content-page.ts'
import { ownPublicPages } from './own-pages.ts'
import { parentOf } from './parent-pages.ts'
import { mayBeContent } from './reserved-paths.ts'

interface SitemapPage {
  /** without its language */
  readonly path: string
  readonly languages: readonly Locale[]
  /** ISO day; undefined where nobody keeps it, which says more than a wrong one */
  readonly changed: string | undefined
}

/** A page that lists others changes when one of them comes. */
const changedOn = (page: ContentPath, all: readonly ContentPath[]): string | undefined =>
  all
    .filter((listed) => parentOf(listed)?.path === page.path)
    .map(({ published }) => published)
    .concat(page.updated)
    .reduce((latest, day) => (latest === undefined || (day !== undefined && day > latest) ? day : latest), undefined)

/** Every page for search engines: the site's own, then those of content, less what has an address that leads nowhere. */
export const sitemapPages = (
  content: readonly ContentPath[],
  /** whether the operator has switched a path off, or moved it */
  isGone: (path: string) => boolean = () => false,
  /** below the site's own pages: what kinds of travel have pages of */
  others: readonly string[] = [],
): readonly SitemapPage[] => [
  ...[...ownPublicPages, ...others]
    .filter((path) => !isGone(path))
    .map((path) => ({ path, languages: locales, changed: undefined })),
  ...content
    .filter(({ path }) => mayBeContent(path) && !isGone(path))
    .map((page) => ({
      path: page.path,
      languages: locales.filter((locale) => page.languages.includes(locale)),
      changed: changedOn(page, content),
    })),
]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const linksOf = (origin: string, { path, languages }: SitemapPage): readonly string[] =>
  alternatesOf(origin, path, languages).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
  )

const entriesOf = (origin: string, page: SitemapPage): readonly string[] => {
  const links = linksOf(origin, page)
  return page.languages.map((locale) =>
    [
      '<url>',
      `<loc>${escaped(origin + localizePathname(page.path, locale))}</loc>`,
      ...(page.changed ? [`<lastmod>${escaped(page.changed)}</lastmod>`] : []),
      ...links,
      '</url>',
    ].join(''),
  )
}

/** The map of the site (sitemaps.org 0.9), each language of a page with all others beside it. */
export const sitemapXml = (origin: string, pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entriesOf(origin, page)),
    '</urlset>',
    '',
  ].join('\n')
