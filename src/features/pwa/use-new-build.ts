import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isSeenOnline, onSeenAgain } from '#/ui/seen-again.ts'
import { askLatestBuild, watchBuilds } from './latest-build.ts'
import { followWorker, registerWorker } from './register-worker.ts'
import type { UnsavedInput } from './unsaved-input.ts'

type Offer = 'none' | 'offered' | 'later'

/** Whoever wants to know whether copies are kept on this device finds the answer on the document. */
const flagFailure = (): void => {
  document.documentElement.dataset.serviceWorker = 'failed'
}

const watch = (current: string, unsaved: UnsavedInput, onNew: () => void): (() => void) => {
  const stopWatching = watchBuilds({ current, ask: askLatestBuild, onNew, isWorthAsking: isSeenOnline, onSeenAgain })
  if ('serviceWorker' in navigator) {
    followWorker(navigator.serviceWorker, {
      isInUse: unsaved.isInUse,
      reload: () => window.location.reload(),
      onRefused: onNew,
    })
  }
  const registering = 'serviceWorker' in navigator ? registerWorker({ onWaiting: onNew, onFailed: flagFailure }) : null
  return () => {
    stopWatching()
    void registering?.then((stop) => stop())
  }
}

/**
 * Knows when the site has been built anew. The next page is then loaded from the new build instead of rendered by the old
 * one, unless words would be lost (rule site-2); until then it is offered.
 */
export const useNewBuild = (router: AnyRouter, unsaved: UnsavedInput, current: string) => {
  const [offer, setOffer] = useState<Offer>('none')
  const isKnown = offer !== 'none'
  useEffect(() => watch(current, unsaved, () => setOffer('offered')), [current, unsaved])
  useEffect(() => {
    if (!isKnown) return undefined
    return router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      if (pathChanged && !unsaved.isUnsaved()) window.location.assign(toLocation.publicHref)
    })
  }, [router, unsaved, isKnown])
  return { isOffered: offer === 'offered', later: () => setOffer('later') }
}
