import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useState, useSyncExternalStore } from 'react'
import type { EarlyEvents } from './early-events.ts'
import { installDismissal } from './install-dismissal.ts'
import { isInstallPage } from './install-page.ts'
import { focusMain } from '#/ui/focus-main.ts'
import { useShellWords } from '#/ui/hydration/use-shell-words.ts'
import { takeNewBuild } from './register-worker.ts'
import { useNewBuild } from './use-new-build.ts'
import { browserStorage } from '#/ui/browser-storage.ts'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'

const NewBuildCard = lazyPart(async () => (await import('./new-build-card.tsx')).NewBuildCard)
const InstallCard = lazyPart(async () => (await import('./install-card.tsx')).InstallCard)

interface PwaPanelProps {
  readonly early: EarlyEvents
  readonly build: string
  /** something else lies where the offer to install would */
  readonly isTaken: () => boolean
}

/** One card at a time: a new version of the site first, then the offer to install it. */
export function PwaPanel({ early, build, isTaken }: PwaPanelProps) {
  const [dismissal] = useState(() => installDismissal(browserStorage('localStorage')))
  const { installOffer, missedScript } = useSyncExternalStore(early.subscribe, early.happened)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const newBuild = useNewBuild(useRouter(), early.unsaved, build)

  const offersBuild = newBuild.isOffered || missedScript
  const offersInstall = installOffer !== undefined && !dismissal.isDismissed() && isInstallPage(pathname) && !isTaken()
  const canSay = useShellWords(offersBuild || offersInstall)
  const close = () => {
    dismissal.dismiss()
    early.settle('installOffer')
    focusMain()
  }
  const later = () => {
    early.settle('missedScript')
    newBuild.later()
    focusMain()
  }
  if (!canSay) return null
  return (
    <Suspense>
      {offersBuild && (
        <NewBuildCard isUnsaved={early.unsaved.isUnsaved()} onTake={() => void takeNewBuild(window)} onLater={later} />
      )}
      {!offersBuild && offersInstall && (
        <InstallCard onInstall={() => void installOffer.prompt().finally(close)} onDismiss={close} />
      )}
    </Suspense>
  )
}
