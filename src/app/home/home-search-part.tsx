import type { ComponentProps } from 'react'
import type { RouterDrafts } from '#/features/search/form/router-drafts.ts'
import type { SearchDraft } from '#/verticals/flights/form/search-draft.ts'
import { FlightSearchForm } from '#/verticals/flights/form/search-form.tsx'

export type HomeSearchProps = Omit<ComponentProps<typeof FlightSearchForm>, 'kept' | 'tripTypeClass'>

/** At the end of the row of tabs above the form, so that a wide page has its search in one row. */
const besideTabs = 'xl:absolute xl:end-0 xl:-top-15.5'

const kept: RouterDrafts<SearchDraft> = new WeakMap()

/** The search for flights on the home page. */
export function HomeSearch(props: HomeSearchProps) {
  return (
    <div data-part="home-search" className="relative rounded-2xl border border-line bg-surface p-3 sm:p-4">
      <FlightSearchForm {...props} kept={kept} tripTypeClass={besideTabs} />
    </div>
  )
}
