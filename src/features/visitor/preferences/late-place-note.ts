import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { PlaceNote as Note } from './place-part.tsx'

/** At hand on the server, and in the browser only where it is to be rendered there. */
export const PlaceNote = createIsomorphicFn()
  .server(() => Note)
  .client(() => lazyPart(async () => (await import('./place-part.tsx')).PlaceNote))()
