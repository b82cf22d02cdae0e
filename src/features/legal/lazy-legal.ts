import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { Privacy } from './privacy.tsx'
import { Terms } from './terms.tsx'

/** Long texts, rendered on the server; in the browser their chunks are loaded only where they are rendered there. */

export const TermsText = createIsomorphicFn()
  .server(() => Terms)
  .client(() => lazyNeeded(async () => (await import('./terms.tsx')).Terms))()

export const PrivacyText = createIsomorphicFn()
  .server(() => Privacy)
  .client(() => lazyNeeded(async () => (await import('./privacy.tsx')).Privacy))()
