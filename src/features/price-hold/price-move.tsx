import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Money, compareMoney } from '#domain/money/money.ts'
import { Icon } from '#/ui/icon.tsx'
import { Price } from '#/ui/money/price.tsx'

interface PriceMoveProps {
  /** what the traveller was shown */
  readonly from: Money
  /** what is asked now */
  readonly to: Money
}

/** Who moved it, and where to. */
export interface PriceMoveWords {
  readonly raised: ReactNode
  readonly lowered: ReactNode
}

export function PriceMoveTitle({ from, to, words }: PriceMoveProps & { readonly words: PriceMoveWords }) {
  return compareMoney(to, from) > 0 ? words.raised : words.lowered
}

/** Old price, new price, and the question that nothing goes on without (rule money-6). */
export function PriceMove({ from, to }: PriceMoveProps) {
  return (
    <>
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
    </>
  )
}
