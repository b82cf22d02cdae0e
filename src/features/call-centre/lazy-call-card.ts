import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { CallCard as Card } from './call-part.tsx'

/** Rendered on the server; in the browser its chunk is loaded only where it is rendered there. */
export const CallCard = createIsomorphicFn()
  .server(() => Card)
  .client(() => lazyNeeded(async () => (await import('./call-part.tsx')).CallCard))()
