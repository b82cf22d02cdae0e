import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyWanted } from '#/ui/hydration/lazy-part.ts'
import { onPartInteraction } from '#/ui/hydration/on-part-interaction.ts'
import { SailingEnquiry as Enquiry } from './sailing-enquiry.tsx'

/** Rendered on the server, hydrated on the first interaction with it: its form works without hydration. */
export const SailingEnquiry = createIsomorphicFn()
  .server(() => Enquiry)
  .client(() =>
    lazyWanted(
      () => onPartInteraction('#write'),
      async () => (await import('./sailing-enquiry.tsx')).SailingEnquiry,
    ),
  )()
