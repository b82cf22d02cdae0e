import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Facet, PanelProps } from '../facet.ts'
import { StepsChoice } from './steps-choice.tsx'
import { countSteps, priceSteps } from './steps.ts'

const mostUnits = 99_999
const minorPerUnit = 100

const moneyWords = (units: number, currency: string, i18n: I18n): string =>
  formatMoney({ amount: units * minorPerUnit, currency }, i18n.locale, 'short')

interface MostPrice<Row> {
  readonly key: string
  readonly place: number
  readonly title: MessageDescriptor
  /** of an amount that was asked for */
  readonly chip: (money: string) => MessageDescriptor
  /** minor units of a row where `terms` count, never rounded down, so that "at most" holds; undefined where it has no such price */
  readonly of: (row: Row, terms: number) => number | undefined
  /** by which prices may count: one more than their bits */
  readonly terms: number
}

/** A filter by whole units of the list's currency at most. */
export const mostPrice = <Row, Names extends { readonly currency: string }>({
  key: parameter,
  place,
  title,
  chip,
  of,
  terms: prices,
}: MostPrice<Row>): Facet<Row, Names, number, readonly Float64Array[]> => ({
  keys: [parameter],
  place,
  title,
  parse: (reader) => reader.whole(parameter, 1, mostUnits),
  write: (most) => ({ [parameter]: String(most) }),
  column: (rows) =>
    Array.from({ length: prices }, (_, terms) => Float64Array.from(rows, (row) => of(row, terms) ?? Infinity)),
  test: (columns, most, terms) => {
    const amounts = columns[terms] ?? new Float64Array()
    return (row) => (amounts[row] ?? Infinity) <= most * minorPerUnit
  },
  buckets: (columns, { rows, terms }, most) => {
    const amounts = columns[terms] ?? new Float64Array()
    return countSteps(rows, amounts, priceSteps(amounts, most), minorPerUnit)
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
