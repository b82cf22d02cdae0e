import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { organisationAt } from '#domain/organisation.ts'
import type { SchemaNode } from '#domain/schema-node.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { pictureAddress } from '#/i18n/page-head.ts'
import type { ContentPage, Question } from '../content-page.ts'
import { parentOf } from './parent-pages.ts'

interface Stop {
  readonly path: string
  readonly name: string
}

/** The way from the home page to a page, the last of the stops. */
export const breadcrumbTo = (stops: readonly Stop[], origin: string, locale: Locale, i18n: I18n): SchemaNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ path: '/', name: i18n._(msg`Home`) }, ...stops].map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + localizePathname(path, locale),
  })),
})

const breadcrumb = (page: ContentPage, origin: string, i18n: I18n): SchemaNode => {
  const parent = parentOf(page)
  const above = parent ? [{ path: parent.path, name: i18n._(parent.name) }] : []
  return breadcrumbTo([...above, { path: page.path, name: page.title }], origin, page.locale, i18n)
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

const letterOf = (name: string): string | undefined => {
  const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  const point = hex ? Number.parseInt(hex, 16) : Number(digits ?? Number.NaN)
  return point <= 0x10ffff ? String.fromCodePoint(point) : named[name]
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&([#\w]+);/g, (written, name: string) => letterOf(name) ?? written)
    .replaceAll(/\s+/g, ' ')
    .trim()

const faq = (questions: readonly Question[]): SchemaNode => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(html) },
  })),
})

const article = (page: ContentPage, origin: string): SchemaNode => ({
  '@type': page.type === 'news' ? 'NewsArticle' : 'Article',
  headline: page.title,
  description: page.description,
  image: origin + pictureAddress(page.path, page.locale),
  inLanguage: page.locale,
  ...(page.published && { datePublished: page.published }),
  ...(page.updated && { dateModified: page.updated }),
  mainEntityOfPage: origin + localizePathname(page.path, page.locale),
  author: { '@type': 'Organization', name: page.author ?? 'Trayecto' },
  publisher: { '@id': `${origin}/#organization` },
})

const isRead = ({ type }: ContentPage): boolean => type === 'article' || type === 'news' || type === 'inspiration'

/** A page in the words of schema.org, as a graph. Whoever writes it into HTML escapes it. */
export const schemaOrgOf = (page: ContentPage, origin: string, i18n: I18n): readonly SchemaNode[] => {
  const questions = page.sections.flatMap((section) => (section.kind === 'Faq' ? section.questions : []))
  return [
    organisationAt(origin),
    breadcrumb(page, origin, i18n),
    ...(isRead(page) ? [article(page, origin)] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
  ]
}
