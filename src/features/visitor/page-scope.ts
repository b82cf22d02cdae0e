import type { Locale } from '#/i18n/locale.ts'
import type { WordPlaces } from '#/i18n/words.ts'
import type { ToldPromotion } from '#/server/visitor/phone-promotion.server.ts'
import type { PhoneLine } from '#/server/visitor/site-settings.server.ts'
import type { Visitor } from './visitor.ts'

/** What the browser is told of the request that its page was rendered for. */
export interface SharedScope {
  readonly requestId: string
  /** which build of the site rendered the page */
  readonly build: string
  readonly origin: string
  readonly visitor: Visitor
  readonly phone: PhoneLine
  /** kinds of travel that the operator has switched off */
  readonly notSold: readonly string[]
  /** whether what is on sale is made up: until the operator has said who sells */
  readonly isDemonstration: boolean
  /** of the operator's map tiles; maps are drawn where it is undefined */
  readonly mapStyle: string | undefined
  /** what is offered to whoever calls; undefined outside of its days */
  readonly promotion: ToldPromotion | undefined
}

/** What a page is rendered for: its language, whether its own address names that language, and who is looking. */
export interface PageScope extends SharedScope {
  readonly locale: Locale
  readonly prefixed: boolean
  /** where the page's language is to be had by route; undefined in development, where it comes whole */
  readonly words: WordPlaces | undefined
  readonly nonce: string | undefined
}

/** The `<meta>` in which the page hands `SharedScope` to its own scripts. */
export const scopeMeta = 'page-scope'

/** The `<meta>` with the page's `words`: the same for all who read a page, so that it stays in one that is kept. */
export const wordsMeta = 'page-words'

/** Only what the page's own scripts need; the nonce stays where scripts cannot read it. */
export const scopeContent = ({
  requestId,
  build,
  origin,
  visitor,
  phone,
  mapStyle,
  notSold,
  isDemonstration,
  promotion,
}: SharedScope): string =>
  JSON.stringify({
    requestId,
    build,
    origin,
    visitor,
    phone,
    mapStyle,
    notSold,
    isDemonstration,
    promotion,
  } satisfies SharedScope)
