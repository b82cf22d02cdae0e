import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LiveRegion } from '#/ui/live-region.tsx'
import { type LoadingPhase, loadingPhases } from './loading-phases.ts'

const looks: Record<Exclude<LoadingPhase, 'idle'>, string> = {
  running: 'loading-bar loading-bar-running',
  done: 'loading-bar loading-bar-done',
}

/** A thin line along the top while the next page is on its way. */
export function LoadingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [phase, setPhase] = useState<LoadingPhase>('idle')
  const [phases] = useState(() => loadingPhases(setPhase))
  useEffect(() => (isLoading ? phases.begin() : phases.end()), [isLoading, phases])
  useEffect(() => phases.stop, [phases])
  return (
    <>
      {phase !== 'idle' && <div aria-hidden="true" className={looks[phase]} />}
      <LiveRegion>{phase === 'running' && <Trans>Loading the page</Trans>}</LiveRegion>
    </>
  )
}
