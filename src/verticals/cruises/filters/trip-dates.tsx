import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isDay } from '#domain/time/dates.ts'
import type { Facet } from '#/features/results/facet.ts'
import { RangeField } from '#/features/search/dates/range-field.tsx'
import type { CruiseNames } from '../list/cruise-names.ts'
import type { ListedSailing } from '../sailing/sailing.ts'

/** ISO days between which somebody can be away; one of them may be open. */
export interface TripDates {
  readonly from?: string
  readonly until?: string
}

/** As days of the trip, from leaving to coming back. */
type Column = readonly Readonly<Record<'leaves' | 'returns', string>>[]

const dayIn = (text: string): string | undefined => (isDay(text) ? text : undefined)

const given = (from: string | undefined, until: string | undefined): TripDates | undefined =>
  from === undefined && until === undefined
    ? undefined
    : { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }

const dayWords = (day: string, i18n: I18n): string =>
  i18n.date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })

/** Sailings that leave and come back within some days. */
export const tripDates: Facet<ListedSailing, CruiseNames, TripDates, Column> = {
  keys: ['from', 'until'],
  place: 40,
  title: msg`Your dates`,
  parse: (reader) => given(reader.value('from', dayIn), reader.value('until', dayIn)),
  write: ({ from, until }) => ({ ...(from ? { from } : {}), ...(until ? { until } : {}) }),
  column: (sailings) => sailings.map(({ sailDate: leaves, returnDate: returns }) => ({ leaves, returns })),
  test:
    (column, { from, until }) =>
    (row) => {
      const { leaves = '', returns = '' } = column[row] ?? {}
      return (from === undefined || leaves >= from) && (until === undefined || returns <= until)
    },
  buckets: () => [],
  Panel: function Dates({ value, set, names: { days } }) {
    const { t } = useLingui()
    const { from = '', until = '' } = value ?? {}
    return (
      <RangeField
        kind="bounds"
        first={{ name: 'from', label: t`Leaving on or after`, day: from }}
        last={{ name: 'until', label: t`Back by`, day: until }}
        label={t`Your dates`}
        today={days.start}
        lastDay={days.end}
        fewestNights={0}
        change={({ first = from, last = until }) => set(given(dayIn(first), dayIn(last)))}
        className="pt-1 lg:grid-cols-1"
      />
    )
  },
  chips: ({ from, until }, i18n) => [
    ...(from
      ? [{ key: 'from', words: i18n._(msg`From ${dayWords(from, i18n)}`), without: given(undefined, until) }]
      : []),
    ...(until
      ? [{ key: 'until', words: i18n._(msg`Until ${dayWords(until, i18n)}`), without: given(from, undefined) }]
      : []),
  ],
}
