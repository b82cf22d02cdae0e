import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Notice } from '#/ui/notice.tsx'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** The region stays on the page so that a screen reader hears it fill. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <output className="page-width block not-empty:py-3">
      {!online && (
        <Notice tone="warn" title={<Trans>You are offline</Trans>}>
          <Trans>What is on the screen stays. Prices and new searches come back with the connection.</Trans>
        </Notice>
      )}
    </output>
  )
}
