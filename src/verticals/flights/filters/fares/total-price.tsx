import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { totalsByTerms } from '../../results/query/results-table.ts'
import type { ParameterReader } from '#/features/results/parameter-reader.ts'
import { StepsChoice } from '#/features/results/facets/steps-choice.tsx'
import { countSteps, priceSteps } from '#/features/results/facets/steps.ts'
import { ofWholeTrip } from '../flight-facet.ts'

/** Whole units of the list's currency, for all travellers, both included; one of the two at least. */
interface PriceRange {
  readonly min: number | undefined
  readonly max: number | undefined
}

const mostUnits = 9_999_999
const minorPerUnit = 100

/** `300-900`, `-900` or `300-`, in whole units. */
const readRange = (written: string): PriceRange | undefined => {
  const [, low = '', high = ''] = /^(\d{0,7})(?:-|\.\.)(\d{0,7})$/.exec(written) ?? []
  const min = low === '' ? undefined : Number(low)
  const max = high === '' ? undefined : Number(high)
  if (min === undefined && max === undefined) return undefined
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
}

const parse = (reader: ParameterReader): PriceRange | undefined => {
  const range = reader.value('price', readRange)
  const min = reader.whole('priceMin', 0, mostUnits) ?? range?.min
  const max = reader.whole('priceMax', 0, mostUnits) ?? range?.max
  return min === undefined && max === undefined ? undefined : { min, max }
}

const moneyWords = (units: number, currency: string, i18n: I18n): string =>
  formatMoney({ amount: units * minorPerUnit, currency }, i18n.locale, 'short')

const rangeWords = ({ min, max }: PriceRange, currency: string, i18n: I18n): string => {
  const low = moneyWords(min ?? 0, currency, i18n)
  if (max === undefined) return i18n._(msg`From ${low}`)
  const high = moneyWords(max, currency, i18n)
  return min === undefined ? i18n._(msg`Up to ${high}`) : `${low} – ${high}`
}

export const totalPrice = ofWholeTrip<PriceRange, readonly Float64Array[]>({
  keys: ['price', 'priceMin', 'priceMax'],
  place: 30,
  title: msg`Total price`,
  parse,
  write: ({ min, max }) => ({ price: `${min ?? ''}-${max ?? ''}` }),
  column: totalsByTerms,
  test: (columns, { min = 0, max = Infinity }, terms) => {
    const totals = columns[terms] ?? new Float64Array()
    return (row) => (totals[row] ?? 0) >= min * minorPerUnit && (totals[row] ?? Infinity) <= max * minorPerUnit
  },
  buckets: (columns, { rows, terms }, value) => {
    const totals = columns[terms] ?? new Float64Array()
    return countSteps(rows, totals, priceSteps(totals, value?.max), minorPerUnit)
  },
  Panel: function Prices({ buckets, value, set, names }) {
    const { t, i18n } = useLingui()
    return (
      <StepsChoice
        name="priceMax"
        buckets={buckets}
        chosen={value?.max}
        label={(step) => t`Up to ${moneyWords(step, names.currency, i18n)}`}
        onChoose={(max) => set(max === undefined ? undefined : { min: undefined, max })}
      />
    )
  },
  chips: (range, i18n, { currency }) => [{ key: '', words: rangeWords(range, currency, i18n), without: undefined }],
})
