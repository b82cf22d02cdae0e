import { Suspense, lazy, useEffect, useState } from 'react'
import { onFirstTouch } from '#/ui/use-first-touch.ts'
import { type EarlyEvents, listenEarly } from './early-events.ts'

const PwaPanel = lazy(async () => ({ default: (await import('./pwa-panel.tsx')).PwaPanel }))

/** The site as an app: listens from the start, and brings the rest once somebody turns to the page. */
export function Pwa({ build }: { build: string }) {
  const [early, setEarly] = useState<EarlyEvents>()
  useEffect(() => {
    const events = listenEarly(window)
    return onFirstTouch(() => setEarly(events))
  }, [])
  return (
    early && (
      <Suspense>
        <PwaPanel early={early} build={build} />
      </Suspense>
    )
  )
}
