import { publicHead } from '#/i18n/page-head.ts'
import type { ContentPage } from '../content-page.ts'

/** What search engines and shared links are told of a page in its head; `StructuredData` tells them the rest. */
export const contentHead = (page: ContentPage, origin: string) => {
  const { locale, locales, path: pathname, title, description, type, published, updated } = page
  const head = publicHead({ locale, locales, origin, pathname, title, description, isPictured: true })
  if ((type !== 'article' && type !== 'news') || !published || !updated) return head
  return {
    ...head,
    meta: [
      ...head.meta,
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: published },
      { property: 'article:modified_time', content: updated },
    ],
  }
}
