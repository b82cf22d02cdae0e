import { useRouter } from '@tanstack/react-router'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import type { RequestedActivity } from './requested-activity.ts'
import type { ResolvedActivitySearch } from '../search/resolved-activity-search.ts'

const RequestedActivitySearch = lazyNeeded(async () => (await import('./requested-activity-search.tsx')).default)

interface ChangeActivitySearchProps {
  readonly asked: ResolvedActivitySearch
  /** the one that is asked for on other days, or for others; missing above a list */
  readonly activity?: RequestedActivity
  /** that activities are looked at for */
  readonly flight?: ResultsUrl
}

/** The form above what it found; give it a `key` that holds the search's name. */
export function ChangeActivitySearch({ asked, activity, flight }: ChangeActivitySearchProps) {
  const { locale } = useRouter().options.context
  return (
    <FoldedSearch tab="activities">
      <RequestedActivitySearch asked={asked} locale={locale} activity={activity} flight={flight} />
    </FoldedSearch>
  )
}
