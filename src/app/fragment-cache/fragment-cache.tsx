import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { FragmentCache, type CachedIslandProps } from '#/ui/hydration/cached-island.ts'
import { CachedFragment } from './cached-fragment.server.tsx'

const keepPart = (island: CachedIslandProps<object>): ReactNode => <CachedFragment {...island} />

/** A page of which the server keeps the finished parts; in the browser, the page alone. */
export const fragmentCache = createIsomorphicFn()
  .server((page: ReactNode): ReactNode => <FragmentCache value={keepPart}>{page}</FragmentCache>)
  .client((page: ReactNode): ReactNode => page)
