import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Money, compareMoney } from '#/domain/money.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Notice } from '#/ui/notice.tsx'
import { Price } from '#/ui/price.tsx'
import { ResultsLinkBack, TripLink } from './trip-scope.tsx'

interface PriceMovedProps {
  /** what the traveller was shown */
  readonly from: Money
  /** what the airline asks now */
  readonly to: Money
}

/**
 * Old price, new price, and a question: nothing goes on before it is answered (decision 23). The dialog may be put away to
 * read the trip; the question stays on the page, where it also stands without JavaScript.
 */
export function PriceMoved({ from, to }: PriceMovedProps) {
  const { t } = useLingui()
  const move = `${from.amount} ${to.amount}`
  const [putAway, setPutAway] = useState('')
  return (
    <>
      <div id="price-moved">
        <Notice tone="warn" title={<PriceMovedTitle from={from} to={to} />}>
          <PriceQuestion from={from} to={to} />
        </Notice>
      </div>
      <Dialog
        open={putAway !== move}
        onClose={() => setPutAway(move)}
        closeLabel={t`Close`}
        title={<PriceMovedTitle from={from} to={to} />}
      >
        <PriceQuestion from={from} to={to} />
      </Dialog>
    </>
  )
}

function PriceMovedTitle({ from, to }: PriceMovedProps) {
  return compareMoney(to, from) > 0 ? (
    <Trans>The airline has raised the price</Trans>
  ) : (
    <Trans>The airline has lowered the price</Trans>
  )
}

function PriceQuestion({ from, to }: PriceMovedProps) {
  return (
    <div className="mt-1 flex flex-col gap-4 text-base">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">
          <Trans>Old price:</Trans>
        </span>
        <s className="text-muted">
          <Price money={from} estimateClass="hidden" />
        </s>
        <Icon name="i-lucide-arrow-right" className="size-5 self-center text-muted" />
        <span className="sr-only">
          <Trans>New price:</Trans>
        </span>
        <strong>
          <Price money={to} className="text-lg font-bold" />
        </strong>
      </p>
      <p className="text-sm">
        <Trans>Nothing has been booked or charged. Do you want to go on at the new price?</Trans>
      </p>
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
