import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { localizePathname } from '#/i18n/locale.ts'
import type { ContentPage, Question } from './content-page.ts'
import { parentOf } from './parent-pages.ts'

type Json = Readonly<Record<string, unknown>>

const organisation = (origin: string): Json => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Trayecto',
  url: origin,
  logo: `${origin}/favicon.svg`,
})

const breadcrumb = (page: ContentPage, origin: string, i18n: I18n): Json => {
  const parent = parentOf(page)
  const stops = [
    { path: '/', name: i18n._(msg`Home`) },
    ...(parent ? [{ path: parent.path, name: i18n._(parent.name) }] : []),
    { path: page.path, name: page.title },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stops.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localizePathname(path, page.locale),
    })),
  }
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const faq = (questions: readonly Question[]): Json => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(html) },
  })),
})

const article = (page: ContentPage, origin: string): Json => ({
  '@type': page.type === 'news' ? 'NewsArticle' : 'Article',
  headline: page.title,
  description: page.description,
  inLanguage: page.locale,
  datePublished: page.published,
  dateModified: page.updated,
  mainEntityOfPage: origin + localizePathname(page.path, page.locale),
  author: { '@type': 'Organization', name: page.author ?? 'Trayecto' },
  publisher: { '@id': `${origin}/#organization` },
})

const isRead = ({ type }: ContentPage): boolean => type === 'article' || type === 'news' || type === 'inspiration'

/** A page in the words of schema.org, as a graph. Whoever writes it into HTML escapes it. */
export const schemaOrgOf = (page: ContentPage, origin: string, i18n: I18n): readonly Json[] => {
  const questions = page.sections.flatMap((section) => (section.kind === 'Faq' ? section.questions : []))
  return [
    organisation(origin),
    breadcrumb(page, origin, i18n),
    ...(isRead(page) ? [article(page, origin)] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
  ]
}
