import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'

export interface UnreadProps {
  /** the parameters */
  readonly unread: readonly string[]
  readonly titleOf: (key: string) => MessageDescriptor | undefined
}

/** Says which parts of the address could not be read, and so do not hold: in words, and as whoever wrote the link knows them. */
export function UnreadParameters({ unread, titleOf }: UnreadProps) {
  const { i18n } = useLingui()
  const names = unread
    .map((key) => {
      const title = titleOf(key)
      return title ? `${i18n._(title)} (${key})` : key
    })
    .join(', ')
  return (
    <Notice tone="warn" title={<Trans>Part of the address could not be read</Trans>}>
      <Trans>These parts were left out, in whole or in part: {names}.</Trans>
    </Notice>
  )
}
