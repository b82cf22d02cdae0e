import type { ReactNode } from 'react'
import type { Money } from '#domain/money/money.ts'
import { PriceMove, PriceMoveTitle } from '#/features/price-hold/price-move.tsx'
import { Notice } from '#/ui/notice.tsx'
import type { BookingNews } from './product/booking-words.ts'

interface MovedTotalProps {
  readonly from: Money
  readonly to: Money
  readonly words: BookingNews['moves']
  /** the ways on: accepting it, and choosing something else */
  readonly children: ReactNode
}

/** Another total than the one that was shown is agreed to first (rule money-6). */
export function MovedTotal({ from, to, words, children }: MovedTotalProps) {
  return (
    <div id="price-moved">
      <Notice tone="warn" role="alert" title={<PriceMoveTitle from={from} to={to} words={words} />}>
        <div className="mt-1 flex flex-col gap-4">
          <PriceMove from={from} to={to} />
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </Notice>
    </div>
  )
}
