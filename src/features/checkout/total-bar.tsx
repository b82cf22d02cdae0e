import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Money } from '#domain/money/money.ts'
import { Price } from '#/ui/money/price.tsx'

interface TotalBarProps {
  readonly total: Money
  /** the way on, or to what has to be looked at first */
  readonly children: ReactNode
}

/** Keeps the total and the way on in view on a phone: a line of 64 pixels. */
export function TotalBar({ total, children }: TotalBarProps) {
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 flex min-h-16 flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-1 sm:-mx-6 sm:px-6 lg:hidden">
      <p className="grow basis-32 leading-5">
        <span className="block text-xs leading-4 text-muted">
          <Trans>Total, taxes included</Trans>
        </span>
        <Price money={total} className="font-bold" estimateClass="block text-xs leading-4" />
      </p>
      {children}
    </div>
  )
}
