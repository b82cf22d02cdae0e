import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'

/** Says which filters of the address could not be read, and so do not hold. */
export function UnreadFilters({ parameters }: { parameters: readonly string[] }) {
  if (parameters.length === 0) return null
  const names = parameters.join(', ')
  return (
    <Notice tone="warn" title={<Trans>Part of the address could not be read</Trans>}>
      <Trans>These parts were left out, in whole or in part: {names}.</Trans>
    </Notice>
  )
}
