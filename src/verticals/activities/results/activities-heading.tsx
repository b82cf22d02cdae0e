import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { flightParameters } from '../search/page-parameters.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import { ChangeActivitySearch } from '../form/change-activity-search.tsx'
import { type ActivitySearch, searchName } from '../search/activity-search.ts'
import { outingWords } from '../search/outing-words.ts'
import type { ResolvedActivitySearch } from '../search/resolved-activity-search.ts'

interface ActivitiesHeadingProps {
  readonly asked: ResolvedActivitySearch
  /** the destination, in the reader's language */
  readonly place: string
  readonly url: ResultsUrl
}

function SearchDetails({ search }: { search: ActivitySearch }) {
  const { i18n } = useLingui()
  return outingWords(i18n, search)
}

/** What was searched for, in words, and the form to change it. */
export function ActivitiesHeading({ asked, place, url }: ActivitiesHeadingProps) {
  return (
    <ListBar
      of={`${place} ${searchName(asked.search)}`}
      title={<Trans>Activities in {place}</Trans>}
      details={<SearchDetails search={asked.search} />}
      change={<ChangeActivitySearch key={searchName(asked.search)} asked={asked} flight={flightParameters(url)} />}
    />
  )
}
