import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { EmptiedList as Emptied, type EmptiedListProps } from './emptied-list.tsx'

/** Rendered on the server; in the browser its chunk is loaded only where filters leave nothing. */
const EmptiedList = createIsomorphicFn()
  .server(() => Emptied)
  .client(() => lazyPart(async () => (await import('./emptied-list.tsx')).EmptiedList))()

/** There are some, but the filters leave none of them. */
export function NoMatches(props: EmptiedListProps) {
  return (
    <Suspense>
      <EmptiedList {...props} />
    </Suspense>
  )
}
