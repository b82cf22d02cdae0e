import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Board } from '#domain/hotel-kinds.ts'
import { boardNames } from '../offer/hotel-words.ts'
import type { Cancelling } from './hotel-page.ts'

export type CancelTerms = Pick<Cancelling, 'refundability' | 'freeUntil'>

/** How a rate can be cancelled, in a few words. */
export const cancelWords = (i18n: I18n, { freeUntil, refundability }: CancelTerms, timeZone: string): string => {
  if (freeUntil === undefined)
    return i18n._(refundability === 'partially' ? msg`Partly refundable` : msg`Non-refundable`)
  const day = i18n.date(new Date(freeUntil), { timeZone, day: 'numeric', month: 'short' })
  return i18n._(msg`Free cancellation until ${day}`)
}

interface RateChoice {
  /** the kind of room */
  readonly caption: string
  readonly rate: { readonly board: Board; readonly cancel: CancelTerms }
  readonly timeZone: string
  readonly price: string
}

/** What the control that chooses a rate is called: rates of a room may differ by their cancelling and price alone. */
export const choiceName = (i18n: I18n, { caption, rate, timeZone, price }: RateChoice): string => {
  const board = i18n._(boardNames[rate.board])
  const cancelling = cancelWords(i18n, rate.cancel, timeZone)
  return i18n._(msg`Choose ${caption}, ${board}, ${cancelling}, ${price}`)
}
