import { Trans } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'
import { serialiseFlightSearch } from './flight-search.ts'
import { FlightSearchForm, type SearchFormProps } from './search-form.tsx'

/** The search form folded into one line, for the page of its results. A new search folds it again. */
export function CompactSearchForm(props: SearchFormProps) {
  const key = new URLSearchParams(serialiseFlightSearch(props.initial)).toString()
  return (
    <details key={key} className="group/compact">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-edge bg-surface px-4 font-semibold hover:bg-sunken">
        <Icon name="i-lucide-search" />
        <Trans>Change the search</Trans>
        <Icon name="i-lucide-chevron-down" className="size-5 text-muted group-open/compact:rotate-180" />
      </summary>
      <div className="mt-3 rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <FlightSearchForm {...props} />
      </div>
    </details>
  )
}
