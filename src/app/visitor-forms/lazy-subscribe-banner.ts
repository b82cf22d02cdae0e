import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { SubscribeBanner as Banner } from './subscribe-part.tsx'

/** Rendered on the server; in the browser its chunk is loaded only where it is rendered there: the form works without hydration. */
export const SubscribeBanner = createIsomorphicFn()
  .server(() => Banner)
  .client(() => lazyNeeded(async () => (await import('./subscribe-part.tsx')).SubscribeBanner))()
