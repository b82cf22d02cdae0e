import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Moment } from '#/ui/moment.tsx'
import { Notice } from '#/ui/notice.tsx'
import { keepCopy } from './device-copies.ts'

/**
 * On a page whose copy stays on this device: says, on that copy alone, that it is one and of when. The worker brings the
 * note into sight. A page that was come to without loading it is kept too. `at`: ISO instant.
 */
export function OfflineCopyNote({ at }: { at: string }) {
  useEffect(() => keepCopy(), [])
  return (
    <div data-kept-note hidden className="page-width py-3">
      <Notice tone="warn" title={<Trans>You are offline: this is the copy kept on this device</Trans>}>
        <Trans>
          It stands as it was on <Moment at={at} />. Its details may have changed since.
        </Trans>
      </Notice>
    </div>
  )
}
