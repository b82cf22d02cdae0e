import { Trans, useLingui } from '@lingui/react/macro'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import { ChangeActivitySearch } from '../form/change-activity-search.tsx'
import { searchName } from '../search/activity-search.ts'
import { outingWords } from '../search/outing-words.ts'
import type { ResolvedActivitySearch } from '../search/resolved-activity-search.ts'

interface ActivitiesHeadingProps {
  readonly asked: ResolvedActivitySearch
  /** the destination, in the reader's language */
  readonly place: string
}

/** What was searched for, in words, and the form to change it. */
export function ActivitiesHeading({ asked, place }: ActivitiesHeadingProps) {
  const { i18n } = useLingui()
  return (
    <ListBar
      title={<Trans>Activities in {place}</Trans>}
      details={outingWords(i18n, asked.search)}
      change={<ChangeActivitySearch key={searchName(asked.search)} asked={asked} />}
    />
  )
}
