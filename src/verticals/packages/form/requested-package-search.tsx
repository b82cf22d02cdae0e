import { requestedRooms } from '#/features/search/rooms/room-draft.ts'
import { flightsOf } from '../search/package-search.ts'
import type { ResolvedPackage } from '../search/resolved-package.ts'
import { PackageSearchForm } from './package-search-form.tsx'

/** The form with what was searched for in it. */
export default function RequestedPackageSearch({ asked }: { readonly asked: ResolvedPackage }) {
  const { search, places, today, corrections } = asked
  const rooms = requestedRooms(search.rooms, corrections.stay)
  return <PackageSearchForm initial={flightsOf(search)} places={places} today={today} rooms={rooms} />
}
