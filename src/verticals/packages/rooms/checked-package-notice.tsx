import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { FocusedAlert } from '#/ui/focused-alert.tsx'
import { Notice } from '#/ui/notice.tsx'
import { boardNames } from '../../hotels/offer/hotel-words.ts'
import { ContinueAtPrice } from '../../hotels/stay/choice/continue-at-price.tsx'
import { CancelSummary } from '../../hotels/stay/rate-terms.tsx'
import type { AnsweredChoice } from '../../hotels/stay/choice/use-chosen-rates.ts'
import { flightsUrl } from '../search/package-addresses.ts'
import type { CheckedPackage } from './package-rooms.ts'

interface CheckedPackageNoticeProps {
  readonly checked: Exclude<CheckedPackage, { readonly outcome: 'same' }>
  readonly timeZone: string
  /** what it can be booked as; undefined where it cannot be */
  readonly answered: AnsweredChoice | undefined
  readonly url: ResultsUrl
}

/** What became of a choice that cannot be booked as it was shown. Whatever changed in either part is one question.
 * Give it a `key` a choice: the focus comes to it. */
export function CheckedPackageNotice({ checked, timeZone, answered, url }: CheckedPackageNoticeProps) {
  return (
    <FocusedAlert>
      {checked.outcome === 'changed' ? (
        <Changed checked={checked} timeZone={timeZone} answered={answered} />
      ) : (
        <NotToBeHad checked={checked} url={url} />
      )}
    </FocusedAlert>
  )
}

interface ChangedProps {
  readonly checked: Extract<CheckedPackage, { readonly outcome: 'changed' }>
  readonly timeZone: string
  readonly answered: AnsweredChoice | undefined
}

function Changed({ checked: { previous, changed, previousTerms, offer }, timeZone, answered }: ChangedProps) {
  const { i18n } = useLingui()
  const usd = (amount: number) => formatMoney({ amount, currency: 'USD' }, i18n.locale)
  const title = (): ReactNode => {
    if (!changed.includes('price')) return <Trans>The terms changed</Trans>
    return offer.total > previous ? <Trans>The price went up</Trans> : <Trans>The price went down</Trans>
  }
  return (
    <Notice tone="warn" title={title()}>
      <div className="flex flex-col items-start gap-3">
        {changed.includes('price') && (
          <p>
            <Trans>
              It was {usd(previous)} and is now {usd(offer.total)} for flight and hotel, taxes and fees included.
            </Trans>
          </p>
        )}
        <ul className="flex flex-col gap-2 empty:hidden">
          {previousTerms.flatMap((before, at) => {
            const room = offer.rooms[at]
            if (!room) return []
            const boards = { was: i18n._(boardNames[before.board]), is: i18n._(boardNames[room.board]) }
            return [
              <li key={before.roomIndex}>
                {offer.rooms.length > 1 && (
                  <span className="font-semibold">
                    <Trans>Room {before.roomIndex}</Trans>:{' '}
                  </span>
                )}
                {boards.was !== boards.is && (
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
              </li>,
            ]
          })}
        </ul>
        <p>
          <Trans>Nothing is booked until you say yes.</Trans>
        </p>
        {answered && <ContinueAtPrice {...answered} size="small" className="min-h-11" />}
      </div>
    </Notice>
  )
}

interface NotToBeHadProps {
  readonly checked: Extract<CheckedPackage, { readonly outcome: 'sold_out' | 'expired' | 'unknown' }>
  readonly url: ResultsUrl
}

function NotToBeHad({ checked, url }: NotToBeHadProps) {
  if (checked.outcome === 'unknown')
    return (
      <Notice tone="warn" title={<Trans>Airline or hotel did not answer</Trans>}>
        <Trans>Nothing is booked and nothing was charged. Choose again in a moment.</Trans>
      </Notice>
    )
  if (checked.of === 'flight')
    return (
      <Notice tone="warn" title={<Trans>This flight is not sold at this price any more</Trans>}>
        <div className="flex flex-col items-start gap-3">
          <p>
            <Trans>Choose again from what there is now. Nothing was booked or charged.</Trans>
          </p>
          <Link to="/paquetes/result" search={flightsUrl(url)} className={buttonClass('primary', 'small', 'min-h-11')}>
            <Trans>Choose the flight again</Trans>
          </Link>
        </div>
      </Notice>
    )
  return checked.outcome === 'sold_out' ? (
    <Notice tone="warn" title={<Trans>What you chose has just been sold</Trans>}>
      <Trans>Below is what the hotel still has for the same nights. Nothing was charged.</Trans>
    </Notice>
  ) : (
    <Notice tone="warn" title={<Trans>These prices had expired</Trans>}>
      <Trans>We asked again: below are the prices of now. Choose once more.</Trans>
    </Notice>
  )
}
