import { useLingui } from '@lingui/react/macro'
import { estimateIn } from '#domain/money/exchange-rates.ts'
import { type MoneyStyle, formatEstimate, formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import { classNames } from '../class-names.ts'
import { useDisplayCurrency } from './display-currency.tsx'

interface PriceProps {
  /** what is charged: it comes first, whatever else is shown */
  readonly money: Money
  readonly style?: MoneyStyle
  readonly className?: string
  readonly estimateClass?: string
}

/** A price as it is charged and, where the visitor thinks in another currency, about what it is there (rule money-2). */
export function Price({ money, style = 'exact', className, estimateClass }: PriceProps) {
  const { i18n } = useLingui()
  return (
    <>
      <span className={classNames('figures whitespace-nowrap', className)}>
        {formatMoney(money, i18n.locale, style)}
      </span>
      <Estimate money={money} style={style} className={estimateClass} />
    </>
  )
}

interface EstimateProps {
  readonly money: Money
  readonly style: MoneyStyle
  readonly className: string | undefined
}

function Estimate({ money, style, className }: EstimateProps) {
  const { t, i18n } = useLingui()
  const display = useDisplayCurrency()
  if (!display || display.currency === money.currency) return null
  const estimate = estimateIn(money, display.currency, display.rates)
  if (!estimate) return null
  const date = i18n.date(`${display.rates.date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      {' '}
      <span
        title={t`About this much at the rate of ${date}. You are charged in ${money.currency}.`}
        className={classNames('figures whitespace-nowrap text-sm text-muted', className)}
      >
        {formatEstimate(estimate, i18n.locale, style)}
      </span>
    </>
  )
}
