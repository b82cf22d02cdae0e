import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import type { EarlyEvents } from './early-events.ts'
import { InstallCard } from './install-card.tsx'
import { installDismissal } from './install-dismissal.ts'
import { NewBuildCard } from './new-build-card.tsx'
import { takeNewBuild } from './register-worker.ts'
import { useNewBuild } from './use-new-build.ts'

interface PwaPanelProps {
  readonly early: EarlyEvents
  readonly build: string
}

/** Where an app is worth having: at the start and beside one's own trips, never while something is being bought. */
const isGoodTime = (pathname: string): boolean => pathname === '/' || /^\/(?:user\/|booking\/confirm$)/.test(pathname)

/** One card at a time: a new version of the site first, then the offer to install it. */
export function PwaPanel({ early, build }: PwaPanelProps) {
  const [dismissal] = useState(() => installDismissal(localStorage))
  const { installOffer, missedScript } = useSyncExternalStore(early.subscribe, early.happened)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const newBuild = useNewBuild(useRouter(), early.unsaved, build)

  if (newBuild.isOffered || missedScript) {
    return (
      <NewBuildCard
        isUnsaved={early.unsaved.isUnsaved()}
        onTake={() => void takeNewBuild(window)}
        onLater={() => {
          early.settle('missedScript')
          newBuild.later()
        }}
      />
    )
  }
  if (!installOffer || dismissal.isDismissed() || !isGoodTime(pathname)) return null
  const close = () => {
    dismissal.dismiss()
    early.settle('installOffer')
  }
  return <InstallCard onInstall={() => void installOffer.prompt().finally(close)} onDismiss={close} />
}
