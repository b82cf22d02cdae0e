import { Suspense } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { useDraft } from '../../draft/booking-scope.tsx'
import { useKept } from './kept-scope.tsx'

const KeepQuestion = lazyPart(async () => (await import('./question-part.tsx')).KeepQuestion)

/** The question whether to keep them: once there is anybody to keep, or somebody is kept who may be deleted. */
export function KeepTravellers() {
  const isTyped = useDraft().passengers.some(({ firstName }) => firstName !== '')
  return useKept().travellers || isTyped ? (
    <Suspense>
      <KeepQuestion />
    </Suspense>
  ) : null
}
