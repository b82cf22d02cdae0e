import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { Ship as Drawn } from './ship.tsx'

/** Rendered on the server; in the browser its chunk, and what draws scenes, is loaded only where it is rendered there. */
export const Ship = createIsomorphicFn()
  .server(() => Drawn)
  .client(() => lazyNeeded(async () => (await import('./ship.tsx')).Ship))()
