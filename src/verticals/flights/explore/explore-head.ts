import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { publicHead } from '#/i18n/page-head.ts'
import type { Locale } from '#/i18n/locale.ts'

interface Context {
  readonly i18n: I18n
  readonly page: { readonly locale: Locale; readonly origin: string }
}

/** Also what the page tells search engines of itself: so its words come with the page's, before the head is asked for. */
export const exploreTitle = msg`Explore: the cheapest flights of a month, on a map`
export const exploreDescription = msg`Choose where you leave from, a month and a budget, and see where the lowest prices lead, in a list and on a map.`

export const exploreHead = ({ i18n, page }: Context) =>
  publicHead({
    ...page,
    pathname: '/explorar',
    isPictured: true,
    title: i18n._(exploreTitle),
    description: i18n._(exploreDescription),
  })
