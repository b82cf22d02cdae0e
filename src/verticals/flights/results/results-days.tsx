import { useLingui } from '@lingui/react/macro'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { classNames } from '#/ui/class-names.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { Icon } from '#/ui/icon.tsx'
import { type FlightSearch, stepDay } from '../search/flight-search.ts'
import { SearchLink } from './results-scope.tsx'

interface ResultsDaysProps {
  readonly search: FlightSearch
  /** the origin's */
  readonly today: string
  readonly className?: string
}

/** The departure a day earlier or later; not before today, nor after the return (rule search-6). */
export function ResultsDays({ search, today, className }: ResultsDaysProps) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Departure day`}
      className={classNames(
        'flex min-h-10 shrink-0 items-center rounded-full border border-edge bg-surface text-sm font-semibold whitespace-nowrap',
        className,
      )}
    >
      <DayLink search={stepDay(search, 'departure', -1, today)} step={-1} />
      <span className="px-0.5">
        <StaticIsland key={search.departure} as="span">
          <Day of={search.departure} />
        </StaticIsland>
      </span>
      <DayLink search={stepDay(search, 'departure', 1, today)} step={1} />
    </nav>
  )
}

function Day({ of }: { of: string }) {
  return useDayWords()(of)
}

function DayLink({ search, step }: { search: FlightSearch | undefined; step: 1 | -1 }) {
  const { t } = useLingui()
  const label = step < 0 ? t`Previous day` : t`Next day`
  const icon = <Icon name={step < 0 ? 'i-lucide-chevron-left' : 'i-lucide-chevron-right'} className="size-4" />
  const look = 'grid size-9.5 place-items-center rounded-full'
  if (!search)
    return (
      <span aria-disabled="true" className={classNames(look, 'text-muted opacity-50')}>
        {icon}
        <span className="sr-only">{label}</span>
      </span>
    )
  return (
    <SearchLink search={search} title={label} aria-label={label} className={classNames(look, 'hover:bg-sunken')}>
      {icon}
    </SearchLink>
  )
}
