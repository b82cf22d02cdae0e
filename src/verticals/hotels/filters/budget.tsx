import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Facet } from '#/features/results/facet.ts'
import { StepsChoice } from '#/features/results/steps-choice.tsx'
import { countSteps, priceSteps } from '#/features/results/steps.ts'
import { totalOf } from '../list/hotel-measures.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

const mostUnits = 99_999
const minorPerUnit = 100

const moneyWords = (units: number, currency: string, i18n: I18n): string =>
  formatMoney({ amount: units * minorPerUnit, currency }, i18n.locale, 'short')

/** What a night of all rooms costs where `terms` count: never rounded down, so that "at most" holds. */
const nightlyBy = (hotels: readonly Hotel[], terms: number): Float64Array =>
  Float64Array.from(hotels, (hotel) => {
    const total = totalOf(hotel, terms)
    return total === undefined ? Infinity : (hotel.nightly * total) / hotel.total
  })

/** Whole units of the list's currency for a night of all rooms, at most. */
export const budget: Facet<Hotel, HotelNames, number, readonly Float64Array[]> = {
  keys: ['budget'],
  place: 20,
  title: msg`Budget per night`,
  parse: (reader) => reader.whole('budget', 1, mostUnits),
  write: (most) => ({ budget: String(most) }),
  column: (hotels) => [0, 1].map((terms) => nightlyBy(hotels, terms)),
  test: (columns, most, terms) => {
    const nightly = columns[terms] ?? new Float64Array()
    return (row) => (nightly[row] ?? Infinity) <= most * minorPerUnit
  },
  buckets: (columns, { rows, terms }, most) => {
    const nightly = columns[terms] ?? new Float64Array()
    return countSteps(rows, nightly, priceSteps(nightly, most), minorPerUnit)
  },
  Panel: function Budgets({ buckets, value, set, names }) {
    const { t, i18n } = useLingui()
    return (
      <StepsChoice
        name="budget"
        buckets={buckets}
        chosen={value}
        label={(step) => t`Up to ${moneyWords(step, names.currency, i18n)}`}
        onChoose={set}
      />
    )
  },
  chips: (most, i18n, { currency }) => {
    const money = moneyWords(most, currency, i18n)
    return [{ key: '', words: i18n._(msg`Up to ${money} a night`), without: undefined }]
  },
}
