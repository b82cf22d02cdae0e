import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, memo } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { type HotelCorrectionsProps, HotelCorrections as Said } from './hotel-corrections.tsx'

/** Rendered on the server; in the browser its chunk is loaded only where something was mended. */
const Corrections = createIsomorphicFn()
  .server(() => Said)
  .client(() => lazyPart(async () => (await import('./hotel-corrections.tsx')).HotelCorrections))()

/** Says what of the search was mended; nothing where nothing was. React keeps what was sent as long as nothing is asked of it. */
export const HotelCorrections = memo(function HotelCorrections({ corrections }: HotelCorrectionsProps) {
  if (corrections.length === 0) return null
  return (
    <Suspense>
      <Corrections corrections={corrections} />
    </Suspense>
  )
})
