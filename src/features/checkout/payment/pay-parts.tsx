import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import { classNames } from '#/ui/class-names.ts'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'

/** The total, opened into its parts. */
export function PayParts({ Price }: { readonly Price: ComponentType }) {
  return (
    <Disclosure open summary={<Trans>What it is made of</Trans>} summaryClass="text-sm">
      <dl className="mt-1 flex flex-col gap-1.5 text-sm">
        <Price />
      </dl>
    </Disclosure>
  )
}

interface PriceLineProps {
  readonly money: Money
  /** what the line above it holds already */
  readonly isPart?: boolean
  readonly children: ReactNode
}

export function PriceLine({ money, isPart = false, children }: PriceLineProps) {
  const { i18n } = useLingui()
  return (
    <div className={classNames('flex justify-between gap-4', isPart && 'ps-4 text-muted')}>
      <dt>{children}</dt>
      <dd className="figures whitespace-nowrap">{formatMoney(money, i18n.locale)}</dd>
    </div>
  )
}
