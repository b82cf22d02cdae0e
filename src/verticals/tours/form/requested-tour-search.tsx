import type { TourSearch } from '../search/tour-search.ts'
import { TourSearchForm } from './tour-search-form.tsx'

interface RequestedTourSearchProps {
  readonly initial: TourSearch
  readonly today: string
}

/** The form with what was searched for in it. */
export default function RequestedTourSearch(props: RequestedTourSearchProps) {
  return <TourSearchForm {...props} />
}
