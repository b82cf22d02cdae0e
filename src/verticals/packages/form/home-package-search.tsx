import { fallbackRooms } from '#domain/stay.ts'
import type { RouterDrafts } from '#/features/search/form/router-drafts.ts'
import type { RoomDrafts } from '#/features/search/rooms/room-draft.ts'
import type { SearchDraft } from '../../flights/form/search-draft.ts'
import type { SearchFormStart } from '../../flights/form/search-form.server.ts'
import { PackageSearchForm } from './package-search-form.tsx'

const kept: RouterDrafts<SearchDraft> = new WeakMap()
const keptRooms: RouterDrafts<RoomDrafts> = new WeakMap()

/** The form of a visitor who has not searched yet: from near them, to wherever they say. */
export default function HomePackageSearch(start: SearchFormStart) {
  return <PackageSearchForm {...start} kept={kept} rooms={fallbackRooms} keptRooms={keptRooms} />
}
