import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { PlaceNote as Note } from './place-part.tsx'

/** Rendered on the server; in the browser its chunk is loaded only where it is rendered there. */
export const PlaceNote = createIsomorphicFn()
  .server(() => Note)
  .client(() => lazyPart(async () => (await import('./place-part.tsx')).PlaceNote))()
