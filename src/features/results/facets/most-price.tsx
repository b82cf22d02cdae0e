import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Facet, Filters, PanelProps } from '../facet.ts'
import { StepsChoice } from './steps-choice.tsx'
import { countSteps, priceSteps } from './steps.ts'

const mostUnits = 99_999
const minorPerUnit = 100

const moneyWords = (units: number, currency: string, i18n: I18n): string =>
  formatMoney({ amount: units * minorPerUnit, currency }, i18n.locale, 'short')

/** By which of a row's prices count, and by all filters that are on. */
export type Amounts = (terms: number, filters: Filters) => Float64Array

interface MostPrice<Row> {
  readonly key: string
  readonly place: number
  readonly title: MessageDescriptor
  /** of an amount that was asked for */
  readonly chip: (money: string) => MessageDescriptor
  /** minor units by row, of the prices that count: never rounded down, so that "at most" holds; Infinity where a row has none */
  readonly amounts: (rows: readonly Row[]) => Amounts
}

/** A filter by whole units of the list's currency at most. */
export const mostPrice = <Row, Names extends { readonly currency: string }>({
  key: parameter,
  place,
  title,
  chip,
  amounts,
}: MostPrice<Row>): Facet<Row, Names, number, Amounts> => ({
  keys: [parameter],
  place,
  title,
  parse: (reader) => reader.whole(parameter, 1, mostUnits),
  write: (most) => ({ [parameter]: String(most) }),
  column: amounts,
  test: (amountsWhere, most, terms, filters) => {
    const prices = amountsWhere(terms, filters)
    return (row) => (prices[row] ?? Infinity) <= most * minorPerUnit
  },
  buckets: (amountsWhere, { rows, terms, filters }, most) => {
    const prices = amountsWhere(terms, filters)
    return countSteps(rows, prices, priceSteps(prices, most), minorPerUnit)
  },
  Panel: function Prices({ buckets, value, set, names }: PanelProps<number, Names>) {
    const { t, i18n } = useLingui()
    return (
      <StepsChoice
        name={parameter}
        buckets={buckets}
        chosen={value}
        label={(step) => t`Up to ${moneyWords(step, names.currency, i18n)}`}
        onChoose={set}
      />
    )
  },
  chips: (most, i18n, { currency }) => [
    { key: '', words: i18n._(chip(moneyWords(most, currency, i18n))), without: undefined },
  ],
})
