import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyWanted } from '#/ui/hydration/lazy-part.ts'
import { onPartInteraction } from '#/ui/hydration/on-part-interaction.ts'
import { hasFormDrafts } from './form-drafts.ts'
import { ContactSection as Contact } from './contact-section.tsx'

/**
 * Rendered on the server, hydrated on the first interaction with it, or at once where there are words to bring back: its
 * forms work without hydration.
 */
export const ContactSection = createIsomorphicFn()
  .server(() => Contact)
  .client(() =>
    lazyWanted(
      async () => {
        if (!hasFormDrafts()) await onPartInteraction('#write')
      },
      async () => (await import('./contact-section.tsx')).ContactSection,
    ),
  )()
