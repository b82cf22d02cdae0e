import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { useOnline } from '#/ui/use-online.ts'

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
