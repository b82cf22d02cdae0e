import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Facet } from '#/features/results/facet.ts'
import { TextInput } from '#/ui/fields/text-input.tsx'
import type { CruiseNames } from '../list/cruise-names.ts'
import type { ListedSailing } from '../sailing/sailing.ts'

/** ISO days between which somebody can be away; one of them may be open. */
export interface TripDates {
  readonly from?: string
  readonly until?: string
}

/** As days of the trip, from leaving to coming back. */
type Column = readonly Readonly<Record<'leaves' | 'returns', string>>[]

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

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
  Panel: function Dates({ value, set }) {
    const { from, until } = value ?? {}
    return (
      <div className="grid grid-cols-2 gap-2 pt-1 lg:grid-cols-1">
        <DayField
          name="from"
          label={<Trans>Leaving on or after</Trans>}
          value={from}
          onChange={(day) => set(given(day, until))}
        />
        <DayField name="until" label={<Trans>Back by</Trans>} value={until} onChange={(day) => set(given(from, day))} />
      </div>
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

interface DayFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

function DayField({ name, label, value = '', onChange }: DayFieldProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm">
      {label}
      <TextInput type="date" name={name} value={value} onChange={({ target }) => onChange(dayIn(target.value))} />
    </label>
  )
}
