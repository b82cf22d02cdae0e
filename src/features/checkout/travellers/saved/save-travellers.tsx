import { Suspense } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { useDraft } from '../../draft/booking-scope.tsx'
import { useSaved } from './saved-scope.tsx'

const KeepQuestion = lazyPart(async () => (await import('./question-part.tsx')).KeepQuestion)

/** The question whether to keep them: once there is anybody to keep, or somebody is kept who may be deleted. */
export function SaveTravellers() {
  const isTyped = useDraft().passengers.some(({ firstName }) => firstName !== '')
  return useSaved().travellers || isTyped ? (
    <Suspense>
      <KeepQuestion />
    </Suspense>
  ) : null
}
