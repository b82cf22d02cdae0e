import { useRouter } from '@tanstack/react-router'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'
import type { AskedHotel } from './asked-hotel.ts'

const AskedHotelSearch = lazyNeeded(async () => (await import('./asked-hotel-search.tsx')).default)

interface ChangeHotelSearchProps {
  readonly asked: ResolvedHotelSearch
  /** the one that is asked for on other days, or for others; missing above a list */
  readonly hotel?: AskedHotel
}

/** The form above what it found; give it a `key` that holds the search's name. */
export function ChangeHotelSearch({ asked, hotel }: ChangeHotelSearchProps) {
  const { locale } = useRouter().options.context
  return (
    <FoldedSearch tab="hotels">
      <AskedHotelSearch asked={asked} locale={locale} hotel={hotel} />
    </FoldedSearch>
  )
}
