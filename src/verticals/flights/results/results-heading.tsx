import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { totalTravellers } from '#domain/travellers.ts'
import { Icon } from '#/ui/icon.tsx'
import type { ResolvedSearch } from '../search/resolved-search.ts'
import { cabinNames } from '../search/cabin-words.ts'
import { endpointNames } from '../search/endpoint-names.ts'
import { fareTermNames } from '../search/fare-term-words.ts'
import { ResultsDays } from './results-days.tsx'
import { SearchLink } from './results-scope.tsx'

/** What was searched for, in words, and the same a day earlier or later. */
export function ResultsHeading({ asked }: { asked: ResolvedSearch }) {
  const { i18n } = useLingui()
  const { search, today } = asked
  const { from, to } = endpointNames(asked)
  const day = (text: string) =>
    i18n.date(`${text}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="flex flex-wrap items-center gap-x-3 text-xl">
          {from}
          <span className="sr-only">
            <Trans>to</Trans>
          </span>
          <Icon
            name={search.return ? 'i-lucide-arrow-left-right' : 'i-lucide-arrow-right'}
            className="size-6 text-muted"
          />
          {to}
        </h1>
        <p className="mt-1 text-sm text-muted">
          {day(search.departure)}
          {search.return && ` – ${day(search.return)}`}
          {' · '}
          <Plural value={totalTravellers(search)} one="# traveller" other="# travellers" />
          {' · '}
          {i18n._(cabinNames[search.cabin])}
          {search.fares?.map((term) => ` · ${i18n._(fareTermNames[term])}`)}
          {search.fares && (
            <SearchLink
              search={{ ...search, fares: [] }}
              className="ms-3 inline-block min-h-6 underline underline-offset-3"
            >
              <Trans>Search every fare</Trans>
            </SearchLink>
          )}
        </p>
      </div>
      <ResultsDays search={search} today={today} />
    </header>
  )
}
