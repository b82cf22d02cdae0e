import { Trans, useLingui } from '@lingui/react/macro'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { cabinNames } from '../../flights/search/cabin-words.ts'
import { endpointNames } from '../../flights/search/endpoint-names.ts'
import { guestsWords } from '#/features/search/rooms/guests-words.ts'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { ChangePackageSearch } from '../form/change-package-search.tsx'
import { type PackageSearch, searchName } from '../search/package-search.ts'
import type { LoadedPackage } from './loaded-package.ts'
import { PackageSteps } from './package-steps.tsx'

interface PackageHeadingProps {
  readonly loaded: LoadedPackage
  readonly url: ResultsUrl
}

/** The days are those of the flights: how many nights the hotel sells, only the flight that is chosen says. */
function SearchDetails({ search: { departure, return: back, rooms, cabin } }: { search: PackageSearch }) {
  const { i18n } = useLingui()
  const day = useDayWords()
  return (
    <>
      {day(departure)} – {day(back)}
      {' ·\u00a0'}
      {guestsWords(i18n, rooms)}
      {' ·\u00a0'}
      {i18n._(cabinNames[cabin])}
    </>
  )
}

/** What was searched for, in words, and how far the choice has come. */
export function PackageHeading({ loaded, url }: PackageHeadingProps) {
  const { from, to } = endpointNames(loaded)
  return (
    <ListBar
      of={searchName(loaded.search)}
      title={
        <Trans>
          Flight + hotel: {from} to {to}
        </Trans>
      }
      details={<SearchDetails search={loaded.search} />}
      change={<ChangePackageSearch key={searchName(loaded.search)} asked={loaded} />}
    >
      <div className="max-lg:hidden">
        <PackageSteps at={loaded.next.step} url={url} />
      </div>
    </ListBar>
  )
}
