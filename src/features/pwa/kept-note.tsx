import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Notice } from '#/ui/notice.tsx'

/**
 * On a page whose copy stays on this device: says, on that copy alone, that it is one and of when. The worker brings the
 * note into sight. A page that was come to without loading it is kept too. `at`: ISO instant.
 */
export function KeptNote({ at }: { at: string }) {
  const { i18n } = useLingui()
  useEffect(() => {
    const keep = { type: 'keep', url: window.location.href }
    void navigator.serviceWorker?.getRegistration().then((registration) => registration?.active?.postMessage(keep))
  }, [])
  const when = i18n.date(new Date(at), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div data-kept-note hidden className="page-width py-3">
      <Notice tone="warn" title={<Trans>You are offline: this is the copy kept on this device</Trans>}>
        <Trans>It stands as it was on {when}. Times and gates may have changed since.</Trans>
      </Notice>
    </div>
  )
}
