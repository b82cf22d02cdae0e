import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { KeepPart, type KeptIslandProps } from '#/ui/hydration/keep-part.ts'
import { KeptPart } from './kept-part.server.tsx'

const keepPart = (island: KeptIslandProps<object>): ReactNode => <KeptPart {...island} />

/** A page of which the server keeps the finished parts; in the browser, the page alone. */
export const keepingParts = createIsomorphicFn()
  .server((page: ReactNode): ReactNode => <KeepPart value={keepPart}>{page}</KeepPart>)
  .client((page: ReactNode): ReactNode => page)
