import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { type RouterDrafts, useDraftState } from '#/features/search/form/router-drafts.ts'
import type { RoomDrafts } from '#/features/search/rooms/room-draft.ts'
import { useResolvePlace } from '../../flights/form/places/use-resolve-place.ts'
import type { SearchStore } from '../../flights/form/search-store.ts'
import { serialisePackageSearch } from '../search/package-search.ts'
import { type OwnFault, ownFaults, packageOf } from './package-draft.ts'

/** The rooms of a form beside its flight, and how the search that it holds is started. */
export const usePackageForm = (store: SearchStore, initial: RoomDrafts, kept: RouterDrafts<RoomDrafts> | undefined) => {
  const navigate = useNavigate()
  const resolve = useResolvePlace(store)
  const [rooms, setRooms] = useDraftState(kept, initial)
  const [tried, setTried] = useState(false)
  const { departure, return: back } = useSnapshot(store.state).draft
  const own: readonly OwnFault[] = tried ? ownFaults({ departure, return: back }, rooms) : []

  /** Starts the search without a reload; gives the first field with a fault where there is one. */
  const start = async (): Promise<string | undefined> => {
    const [from, to] = await Promise.allSettled([resolve('from'), resolve('to')])
    setTried(true)
    const isFlight = store.check()
    if (!isFlight) store.blameConnection({ from: from.status === 'rejected', to: to.status === 'rejected' })
    const { search, draft, faults } = store.state
    const field = faults[0]?.field ?? ownFaults(draft, rooms)[0]?.field
    const asked = field === undefined && search ? packageOf(search, rooms) : undefined
    if (!asked) return field
    await navigate({ to: '/paquetes/result', search: serialisePackageSearch(asked) })
    return undefined
  }
  return { rooms, setRooms, own, start }
}
