import { Plural, useLingui } from '@lingui/react/macro'
import { totalTravellers } from '#/domain/travellers.ts'
import { Icon } from '#/ui/icon.tsx'
import type { LoadedResults } from './results-loader.ts'

/** What was searched for. */
export function ResultsHeading({ loaded: { search, places } }: { loaded: LoadedResults }) {
  const { i18n } = useLingui()
  const day = (text: string) =>
    i18n.date(`${text}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <header>
      <h1 className="flex flex-wrap items-center gap-x-3 text-xl">
        {places.from?.cityName ?? search.from}
        <Icon name={search.return ? 'i-lucide-arrow-left-right' : 'i-lucide-arrow-right'} />
        {places.to?.cityName ?? search.to}
      </h1>
      <p className="mt-1 text-muted">
        {day(search.departure)}
        {search.return && ` – ${day(search.return)}`}
        {' · '}
        <Plural value={totalTravellers(search)} one="# traveller" other="# travellers" />
      </p>
    </header>
  )
}
