import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isMonth } from '#domain/time/dates.ts'
import { FacetCheck, choiceFacet } from '#/features/results/choice-facet.tsx'
import type { CruiseNames } from '../list/cruise-names.ts'
import type { ListedSailing } from '../sailing/sailing.ts'

const monthWords = (key: string, i18n: I18n): string =>
  i18n.date(`${key}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })

const choices = choiceFacet<ListedSailing, CruiseNames>({
  key: 'month',
  place: 30,
  title: msg`Month of departure`,
  read: (written) => (isMonth(written) ? written : undefined),
  of: ({ sailDate }) => [sailDate.slice(0, 7)],
  label: monthWords,
})

/** Months stand in the order of the calendar, not of their names. */
export const month: typeof choices = {
  ...choices,
  Panel: function Months({ buckets, value, set }) {
    const { i18n } = useLingui()
    const chosen = value ?? []
    const toggle = (key: string): void => {
      const left = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]
      set(left.length === 0 ? undefined : left)
    }
    return buckets.map(({ key, count }) => (
      <FacetCheck
        key={key}
        name="month"
        value={key}
        count={count}
        checked={chosen.includes(key)}
        onToggle={() => toggle(key)}
        words={monthWords(key, i18n)}
      />
    ))
  },
}
