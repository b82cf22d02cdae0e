import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { FocusedAlert } from '#/ui/focused-alert.tsx'
import { Notice } from '#/ui/notice.tsx'
import { boardNames } from '../offer/hotel-words.ts'
import { ContinueAtPrice } from './choice/continue-at-price.tsx'
import { CancelSummary } from './rate-terms.tsx'
import type { CheckedChoice } from './hotel-page.ts'
import type { AnsweredChoice } from './choice/use-chosen-rates.ts'

interface CheckedNoticeProps {
  readonly checked: Exclude<CheckedChoice, { readonly outcome: 'same' }>
  readonly timeZone: string
  /** what it can be booked as; undefined where it cannot be */
  readonly answered: AnsweredChoice | undefined
}

/** What became of a choice that cannot be booked as it was shown. What changed is booked only after a yes to it. Give it a `key` a choice: the focus comes to it. */
export function CheckedNotice({ checked, timeZone, answered }: CheckedNoticeProps) {
  const { i18n } = useLingui()
  const usd = (amount: number) => formatMoney({ amount, currency: 'USD' }, i18n.locale)
  const told = (title: ReactNode, words: ReactNode) => (
    <Notice tone="warn" title={title}>
      <div className="flex flex-col items-start gap-3">
        {words}
        {answered && <ContinueAtPrice {...answered} size="small" className="min-h-11" />}
      </div>
    </Notice>
  )
  const tell = () => {
    switch (checked.outcome) {
      case 'price_changed': {
        const { previous, offer } = checked
        return told(
          offer.total > previous ? <Trans>The price went up</Trans> : <Trans>The price went down</Trans>,
          <p>
            <Trans>
              It was {usd(previous)} and is now {usd(offer.total)} for the whole stay, taxes and fees included. Nothing
              is booked until you say yes.
            </Trans>
          </p>,
        )
      }
      case 'terms_changed':
        return told(<Trans>The terms changed</Trans>, <ChangedTerms checked={checked} timeZone={timeZone} />)
      case 'sold_out':
        return told(
          <Trans>What you chose has just been sold</Trans>,
          <p>
            <Trans>Below is what the hotel still has for the same nights. Nothing was charged.</Trans>
          </p>,
        )
      case 'expired':
        return told(
          <Trans>These prices had expired</Trans>,
          <p>
            <Trans>We asked the hotel again: below are its prices of now. Choose once more.</Trans>
          </p>,
        )
      case 'unknown':
        return told(
          <Trans>The hotel did not answer</Trans>,
          <p>
            <Trans>Nothing is booked and nothing was charged. Choose again in a moment.</Trans>
          </p>,
        )
    }
  }
  return <FocusedAlert>{tell()}</FocusedAlert>
}

interface ChangedTermsProps {
  readonly checked: Extract<CheckedChoice, { readonly outcome: 'terms_changed' }>
  readonly timeZone: string
}

/** What board and cancelling were, and what they are now. */
function ChangedTerms({ checked: { previous, offer, changed }, timeZone }: ChangedTermsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <ul className="flex flex-col gap-2">
        {offer.rooms.map((room, at) => {
          const before = previous[at]
          if (!before) return null
          const boards = { was: i18n._(boardNames[before.board]), is: i18n._(boardNames[room.board]) }
          return (
            <li key={room.roomIndex}>
              {offer.rooms.length > 1 && (
                <span className="font-semibold">
                  <Trans>Room {room.roomIndex}</Trans>:{' '}
                </span>
              )}
              {changed.includes('board') && before.board !== room.board && (
                <span className="block">
                  <Trans>
                    Board: it was “{boards.was}”, it is now “{boards.is}”.
                  </Trans>
                </span>
              )}
              {changed.includes('cancel') && (
                <span className="block">
                  <Trans>
                    Canceling: it was “<CancelSummary cancel={before.cancel} timeZone={timeZone} />
                    ”, it is now “<CancelSummary cancel={room.cancel} timeZone={timeZone} />
                    ”.
                  </Trans>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        <Trans>Nothing is booked until you say yes.</Trans>
      </p>
    </>
  )
}
