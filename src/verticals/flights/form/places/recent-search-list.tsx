import { Suspense, useSyncExternalStore } from 'react'
import { storedSearches, watchSearches } from './recent-searches-storage.ts'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'

const RecentSearchItems = lazyPart(async () => (await import('./recent-search-items.tsx')).RecentSearchItems)

/** The last searches of this browser. Whoever has made none does not load what would show them. */
export function RecentSearchList({ today }: { readonly today: string }) {
  const stored = useSyncExternalStore(watchSearches, storedSearches, () => null)
  return <Suspense>{stored !== null && <RecentSearchItems today={today} />}</Suspense>
}
