import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import type { ResolvedPackage } from '../search/resolved-package.ts'

const RequestedPackageSearch = lazyNeeded(async () => (await import('./requested-package-search.tsx')).default)

/** The form above what it found; give it a `key` that holds the search's name. */
export function ChangePackageSearch({ asked }: { readonly asked: ResolvedPackage }) {
  return (
    <FoldedSearch tab="packages">
      <RequestedPackageSearch asked={asked} />
    </FoldedSearch>
  )
}
