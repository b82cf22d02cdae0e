import { Trans } from '@lingui/react/macro'
import type { Money } from '#domain/money/money.ts'
import { Price } from '#/ui/money/price.tsx'

/** The amount that is being spoken of, as it is charged. */
export function PaymentTotal({ total }: { total: Money }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-line py-3">
      <span className="text-muted">
        <Trans>Amount, charged in US dollars</Trans>
      </span>
      <Price money={total} className="text-lg font-bold" estimateClass="hidden" />
    </p>
  )
}
