import type { I18n } from '@lingui/core'
import { publicHead } from '#/i18n/page-head.ts'
import type { ContentPage } from './content-page.ts'
import { structuredData } from './structured-data.ts'

interface ContentHead {
  readonly page: ContentPage
  readonly origin: string
  readonly i18n: I18n
}

const isArticle = ({ type }: ContentPage): boolean => type === 'article' || type === 'news'

/** What search engines and shared links are told of a page. */
export const contentHead = ({ page, origin, i18n }: ContentHead) => {
  const { locale, path: pathname, title, description, published, updated } = page
  const head = publicHead({ locale, origin, pathname, title, description })
  const times = [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
  ]
  return {
    ...head,
    meta: [
      ...head.meta,
      ...(isArticle(page) ? times : []),
      ...structuredData(page, origin, i18n).map((json) => ({ 'script:ld+json': json })),
    ],
  }
}
