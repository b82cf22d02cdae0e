import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Locale } from '#/i18n/locale.ts'
import { serialiseHotelSearch } from '../search/hotel-search.ts'
import { type DraftFault, searchOf } from './hotel-draft.ts'
import type { HotelStore } from './hotel-form-store.ts'

/** Settles what the destination means. Rejects where that could not be asked. */
const settle = async (store: HotelStore, locale: Locale): Promise<void> => {
  const { resolveTypedDestination } = await import('#/features/search/destinations/resolve-typed-destination.ts')
  return resolveTypedDestination(store, locale, true)
}

/** Starts the search that the form holds, without a reload; gives the first fault where there is one. */
export const useStartHotelSearch = (store: HotelStore): (() => Promise<DraftFault | undefined>) => {
  const navigate = useNavigate()
  const { locale } = useRouter().options.context
  return async () => {
    const [looked] = await Promise.allSettled([settle(store, locale)])
    const isLost = looked.status === 'rejected'
    const fault = store.check((one) =>
      one.code === 'unknown_place' && isLost ? { ...one, code: 'not_looked_up' } : one,
    )
    const { draft } = store.state
    const search = searchOf(draft, store.today)
    if (fault || !search) return fault
    // who asked for a hotel finds it alone, and the others by taking its name away
    const hotel = draft.destination.chosen?.hotel
    await navigate({
      to: '/hoteles/result',
      search: { ...serialiseHotelSearch(search), ...(hotel && { name: hotel }) },
    })
    return undefined
  }
}
