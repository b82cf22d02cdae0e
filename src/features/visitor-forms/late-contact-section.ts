import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { whenTouched } from '#/ui/hydration/when-touched.ts'
import { ContactSection as Contact } from './contact-section.tsx'

/** At hand on the server, and in the browser once somebody comes near it: its forms work without. */
export const ContactSection = createIsomorphicFn()
  .server(() => Contact)
  .client(() =>
    lazy(async () => {
      await whenTouched('#write')
      return { default: (await import('./contact-section.tsx')).ContactSection }
    }),
  )()
