import { Suspense, lazy, useEffect, useState } from 'react'
import type { EarlyEvents } from './early-events.ts'
import { listenEarly } from './early-events.ts'

const PwaPanel = lazy(async () => ({ default: (await import('./pwa-panel.tsx')).PwaPanel }))

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

/** The site as an app: listens from the start, and brings the rest once the page has settled. */
export function Pwa({ build }: { build: string }) {
  const [early, setEarly] = useState<EarlyEvents>()
  useEffect(() => {
    const events = listenEarly(window)
    whenIdle(() => setEarly(events))
  }, [])
  return (
    early && (
      <Suspense>
        <PwaPanel early={early} build={build} />
      </Suspense>
    )
  )
}
