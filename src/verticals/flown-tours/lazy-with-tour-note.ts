import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { WithTourNote as Note } from './with-tour-note.tsx'

/** Few look for flights with a tour: every other list of flights does without its script. */
export const WithTourNote = createIsomorphicFn()
  .server(() => Note)
  .client(() => lazyNeeded(async () => (await import('./with-tour-note.tsx')).WithTourNote))()
