import type { Locale } from '#/i18n/locale.ts'
import { publicHead, unlisted } from '#/i18n/page-head.ts'

/** What a list is called and where it is; its loader says so, since every page's first script has the heads of all routes. */
export interface ListAddress {
  readonly title: string
  /** the one address of this search, without a language: `/vuelos-bogota-madrid/results?…` */
  readonly address: string
}

interface HeadInput {
  readonly match: { readonly context: { readonly locale: Locale; readonly page: { readonly origin: string } } }
  readonly loaderData?: ListAddress | undefined
}

/** Results are not for search engines, but whoever links to them should link to one address, and be shown what is there. */
export const resultsHead = ({ match, loaderData }: HeadInput) => {
  if (!loaderData) return {}
  const { locale, page } = match.context
  const { title, address: pathname } = loaderData
  const head = publicHead({ title, locale, origin: page.origin, pathname })
  return { ...head, meta: [...head.meta, unlisted] }
}
