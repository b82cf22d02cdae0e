import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import type { ResolvedPackage } from '../search/resolved-package.ts'

const AskedPackageSearch = lazyNeeded(async () => (await import('./asked-package-search.tsx')).default)

/** The form above what it found; give it a `key` that holds the search's name. */
export function ChangePackageSearch({ asked }: { readonly asked: ResolvedPackage }) {
  return (
    <FoldedSearch tab="packages">
      <AskedPackageSearch asked={asked} />
    </FoldedSearch>
  )
}
