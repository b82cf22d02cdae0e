import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { ResolvedActivitySearch } from '../search/resolved-activity-search.ts'
import type { RequestedActivity } from './requested-activity.ts'
import { draftOf } from './activity-draft.ts'
import { ActivitySearchForm } from './activity-search-form.tsx'

interface AskedActivitySearchProps {
  readonly asked: ResolvedActivitySearch
  readonly locale: Locale
  readonly activity: RequestedActivity | undefined
  readonly flight: ResultsUrl | undefined
}

/** The form with what was searched for in it. */
export default function RequestedActivitySearch({
  asked: { search, destination, today },
  locale,
  activity,
  flight,
}: AskedActivitySearchProps) {
  return (
    <ActivitySearchForm
      initial={draftOf(search, destination, locale, activity !== undefined)}
      today={today}
      activity={activity}
      flight={flight}
    />
  )
}
