import { useRouter } from '@tanstack/react-router'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'

const AskedHotelSearch = lazyNeeded(async () => (await import('./asked-hotel-search.tsx')).default)

/** The form above the hotels that it found; give it a `key` that holds the search's name. */
export function ChangeHotelSearch({ asked }: { readonly asked: ResolvedHotelSearch }) {
  const { locale } = useRouter().options.context
  return (
    <FoldedSearch tab="hotels">
      <AskedHotelSearch asked={asked} locale={locale} />
    </FoldedSearch>
  )
}
