import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Locale } from '#/i18n/locale.ts'
import { serialiseHotelSearch } from '../search/hotel-search.ts'
import type { RequestedHotel } from './requested-hotel.ts'
import { type DraftFault, searchOf } from './hotel-draft.ts'
import type { HotelStore } from './hotel-form-store.ts'

/** Settles what the destination means. Rejects where that could not be asked. */
const settle = async (store: HotelStore, locale: Locale): Promise<void> => {
  const { resolveTypedDestination } = await import('#/features/search/destinations/resolve-typed-destination.ts')
  return resolveTypedDestination(store, locale, 'hotels')
}

/** Starts the search that the form holds, without a reload; gives the first fault where there is one. */
export const useStartHotelSearch = (
  store: HotelStore,
  asked: RequestedHotel | undefined,
): (() => Promise<DraftFault | undefined>) => {
  const navigate = useNavigate()
  const { locale } = useRouter().options.context
  return async () => {
    // the city of one hotel is its own
    const [looked] = await Promise.allSettled([asked === undefined ? settle(store, locale) : undefined])
    const isLost = looked.status === 'rejected'
    const fault = store.check((one) =>
      one.code === 'unknown_place' && isLost ? { ...one, code: 'not_looked_up' } : one,
    )
    const { draft } = store.state
    const search = searchOf(draft, store.today)
    if (fault || !search) return fault
    if (asked !== undefined) {
      await navigate({ to: '/hoteles/summary', search: { ...asked.kept, ...serialiseHotelSearch(search) } })
      return undefined
    }
    // who asked for a hotel finds it alone, and the others by taking its name away
    const hotel = draft.destination.chosen?.hotel
    await navigate({
      to: '/hoteles/result',
      search: { ...serialiseHotelSearch(search), ...(hotel && { name: hotel }) },
    })
    return undefined
  }
}
