import { lazy } from 'react'
import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import type { ResolvedPackage } from '../search/resolved-package.ts'

const AskedPackageSearch = lazy(() => import('./asked-package-search.tsx'))

/** The form above what it found; give it a `key` that holds the search's name. */
export function ChangePackageSearch({ asked }: { readonly asked: ResolvedPackage }) {
  return (
    <FoldedSearch tab="packages">
      <AskedPackageSearch asked={asked} />
    </FoldedSearch>
  )
}
