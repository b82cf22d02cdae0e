import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { currencyExponent } from '#domain/money/currency-exponent.ts'
import { budgetStep } from './explore-trips.ts'
import type { Money } from '#domain/money/money.ts'

interface BudgetFieldProps {
  /** whole units and steps, of the dearest place and the cheapest */
  readonly most: number
  readonly least: number
  readonly budget: number | undefined
  readonly currency: string
  readonly onChange: (budget: number | undefined) => void
}

const moneyOf = (units: number, currency: string): Money => ({
  amount: units * 10 ** currencyExponent(currency),
  currency,
})

/** What may be paid at most: as far as the slider goes is any price. It takes effect as it is moved. */
export function BudgetField({ most, least, budget, currency, onChange }: BudgetFieldProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const value = budget ?? most
  const words = value === most ? t`any price` : formatMoney(moneyOf(value, currency), i18n.locale, 'short')
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 [@media(scripting:none)]:hidden">
      <label htmlFor={id} className="text-sm font-semibold">
        <Trans>Your budget</Trans>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={budgetStep}
        value={value}
        aria-valuetext={words}
        onChange={({ target }) => onChange(Number(target.value) >= most ? undefined : Number(target.value))}
        className="h-11 min-w-0 flex-1 accent-primary sm:max-w-60"
      />
      <output htmlFor={id} className="min-w-20 text-sm figures">
        {words}
      </output>
    </div>
  )
}
