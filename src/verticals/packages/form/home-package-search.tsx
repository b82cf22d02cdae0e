import { fallbackRooms } from '#domain/stay.ts'
import type { SearchFormStart } from '../../flights/form/search-form.server.ts'
import { PackageSearchForm } from './package-search-form.tsx'

/** The form of a visitor who has not searched yet: from near them, to wherever they say. */
export default function HomePackageSearch(start: SearchFormStart) {
  return <PackageSearchForm {...start} rooms={fallbackRooms} />
}
