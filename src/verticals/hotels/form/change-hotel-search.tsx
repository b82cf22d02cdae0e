import { useRouter } from '@tanstack/react-router'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'
import type { RequestedHotel } from './requested-hotel.ts'

const RequestedHotelSearch = lazyNeeded(async () => (await import('./requested-hotel-search.tsx')).default)

interface ChangeHotelSearchProps {
  readonly asked: ResolvedHotelSearch
  /** the one that is asked for on other days, or for others; missing above a list */
  readonly hotel?: RequestedHotel
}

/** The form above what it found; give it a `key` that holds the search's name. */
export function ChangeHotelSearch({ asked, hotel }: ChangeHotelSearchProps) {
  const { locale } = useRouter().options.context
  return (
    <FoldedSearch tab="hotels">
      <RequestedHotelSearch asked={asked} locale={locale} hotel={hotel} />
    </FoldedSearch>
  )
}
