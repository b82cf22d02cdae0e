import { Trans } from '@lingui/react/macro'
import { Price } from '#/ui/money/price.tsx'

interface PairPriceScopeProps {
  /** what a person pays, minor units; undefined where that is nothing to be told by */
  readonly each: number | undefined
  readonly currency: string
}

/** What a person pays of the price of flight and hotel. */
export function PairPriceScope({ each, currency }: PairPriceScopeProps) {
  return (
    each !== undefined && (
      <span className="block whitespace-nowrap">
        <Price money={{ amount: each, currency }} estimateClass="hidden" /> <Trans>per person</Trans>
      </span>
    )
  )
}
