import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PriceMove, PriceMoveTitle } from '#/features/checkout/checkout.ts'
import type { Money } from '#domain/money/money.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Notice } from '#/ui/notice.tsx'
import { bookingNews } from '../booking-news.tsx'
import { ResultsLinkBack, TripLink } from './trip-scope.tsx'

interface PriceMovedProps {
  /** what the traveller was shown */
  readonly from: Money
  /** what the airline asks now */
  readonly to: Money
}

/**
 * Old price, new price, and a question: nothing goes on before it is answered (rule money-6). The dialog may be put away to
 * read the trip; the question stays on the page, where it also stands without JavaScript.
 */
export function PriceMoved({ from, to }: PriceMovedProps) {
  const { t } = useLingui()
  const move = `${from.amount} ${to.amount}`
  const [putAway, setPutAway] = useState('')
  return (
    <>
      <div id="price-moved">
        <Notice tone="warn" title={<PriceMoveTitle from={from} to={to} words={bookingNews.moves} />}>
          <PriceQuestion from={from} to={to} />
        </Notice>
      </div>
      <Dialog
        open={putAway !== move}
        onClose={() => setPutAway(move)}
        closeLabel={t`Close`}
        title={<PriceMoveTitle from={from} to={to} words={bookingNews.moves} />}
      >
        <PriceQuestion from={from} to={to} />
      </Dialog>
    </>
  )
}

function PriceQuestion({ from, to }: PriceMovedProps) {
  return (
    <div className="mt-1 flex flex-col gap-4 text-base">
      <PriceMove from={from} to={to} />
      <div className="flex flex-wrap gap-3">
        <TripLink change={{ shown: String(to.amount) }} className={buttonClass()}>
          <Trans>Accept the new price</Trans>
        </TripLink>
        <ResultsLinkBack className={buttonClass('secondary')}>
          <Trans>Back to results</Trans>
        </ResultsLinkBack>
      </div>
    </div>
  )
}
