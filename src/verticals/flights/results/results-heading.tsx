import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { totalTravellers } from '#domain/traveller/travellers.ts'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { Icon } from '#/ui/icon.tsx'
import { ChangeSearch } from '../form/change-search.tsx'
import { cabinNames } from '../search/cabin-words.ts'
import { endpointNames } from '../search/endpoint-names.ts'
import { fareTermNames } from '../search/fare-term-words.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import type { ResolvedSearch } from '../search/resolved-search.ts'
import { CabinsButton, CabinsPanel } from './results-cabins.tsx'
import { ResultsDays } from './results-days.tsx'

function SearchDetails({ search }: { search: FlightSearch }) {
  const { i18n } = useLingui()
  const day = useDayWords()
  return (
    <>
      {day(search.departure)}
      {search.return && ` – ${day(search.return)}`}
      {' ·\u00a0'}
      <Plural value={totalTravellers(search)} one="# traveler" other="# travelers" />
      {' ·\u00a0'}
      {i18n._(cabinNames[search.cabin])}
      {search.fares?.map((term) => ` ·\u00a0${i18n._(fareTermNames[term])}`)}
    </>
  )
}

/** What was searched for, in words; the same a day earlier or later, or in another cabin; and the form to change it. */
export function ResultsHeading({ asked }: { asked: ResolvedSearch }) {
  const { search, today } = asked
  const { from, to } = endpointNames(asked)
  return (
    <>
      <ListBar
        of={searchName(search)}
        title={
          <>
            {from}
            <span className="sr-only">
              {' '}
              <Trans>to</Trans>{' '}
            </span>
            <Icon
              name={search.return ? 'i-lucide-arrow-left-right' : 'i-lucide-arrow-right'}
              className="mx-1.5 size-4 align-[-0.1em] text-muted"
            />
            {to}
          </>
        }
        details={<SearchDetails search={search} />}
        change={<ChangeSearch key={`change ${searchName(search)}`} asked={asked} />}
      >
        <ResultsDays search={search} today={today} className="max-lg:hidden" />
        <CabinsButton search={search} className="max-lg:hidden" />
      </ListBar>
      <CabinsPanel search={search} />
    </>
  )
}
