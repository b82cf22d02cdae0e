import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { type FlightSearch, stepDay } from '../search/flight-search.ts'
import { SearchLink } from './results-scope.tsx'

interface ResultsDaysProps {
  readonly search: FlightSearch
  /** the origin's */
  readonly today: string
}

/** The departure a day earlier or later; not before today, nor after the return (rule search-6). */
export function ResultsDays({ search, today }: ResultsDaysProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Departure day`} className="flex gap-2">
      <DayLink search={stepDay(search, 'departure', -1, today)} step={-1} />
      <DayLink search={stepDay(search, 'departure', 1, today)} step={1} />
    </nav>
  )
}

function DayLink({ search, step }: { search: FlightSearch | undefined; step: 1 | -1 }) {
  const words = (
    <>
      {step < 0 && <Icon name="i-lucide-chevron-left" className="size-4" />}
      {step < 0 ? <Trans>Previous day</Trans> : <Trans>Next day</Trans>}
      {step > 0 && <Icon name="i-lucide-chevron-right" className="size-4" />}
    </>
  )
  if (!search)
    return (
      <span
        aria-disabled="true"
        className={buttonClass('secondary', 'small', 'text-muted opacity-70 hover:bg-surface')}
      >
        {words}
      </span>
    )
  return (
    <SearchLink search={search} className={buttonClass('secondary', 'small')}>
      {words}
    </SearchLink>
  )
}
