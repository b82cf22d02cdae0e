import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { HomeSchema as Schema } from './home-schema.tsx'
import { HomeSections as Sections } from './home-sections.tsx'
import { PopularRoutesSection as Routes } from './popular-routes-section.tsx'

/** Rendered on the server with the rest of the page; in the browser they are loaded only where they come alive. */
export const PopularRoutesSection = createIsomorphicFn()
  .server(() => Routes)
  .client(() => lazyPart(async () => (await import('./popular-routes-section.tsx')).PopularRoutesSection))()

export const HomeSections = createIsomorphicFn()
  .server(() => Sections)
  .client(() => lazyPart(async () => (await import('./home-sections.tsx')).HomeSections))()

export const HomeSchema = createIsomorphicFn()
  .server(() => Schema)
  .client(() => lazyPart(async () => (await import('./home-schema.tsx')).HomeSchema))()
