import type { Locale } from '#/i18n/locale.ts'
import type { ResolvedActivitySearch } from '../search/resolved-activity-search.ts'
import { draftOf } from './activity-draft.ts'
import { ActivitySearchForm } from './activity-search-form.tsx'

interface AskedActivitySearchProps {
  readonly asked: ResolvedActivitySearch
  readonly locale: Locale
  readonly activity: string | undefined
}

/** The form with what was searched for in it. */
export default function AskedActivitySearch({
  asked: { search, destination, today },
  locale,
  activity,
}: AskedActivitySearchProps) {
  return (
    <ActivitySearchForm
      initial={draftOf(search, destination, locale, activity !== undefined)}
      today={today}
      activity={activity}
    />
  )
}
