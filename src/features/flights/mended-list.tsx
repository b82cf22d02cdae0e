import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { mendWords } from './mend-words.ts'
import type { Mend } from './mend.ts'

/** What of the asked search was left out or wrong, and what was searched for instead. */
export function MendedList({ mended }: { readonly mended: readonly Mend[] }) {
  const { i18n } = useLingui()
  return (
    <Notice tone="warn" title={<Trans>We adjusted your search</Trans>}>
      <ul className="flex flex-col gap-1">
        {mended.map((mend) => (
          <li key={`${mend.field} ${mend.code} ${mend.given}`}>{mendWords(i18n, mend)}</li>
        ))}
      </ul>
    </Notice>
  )
}
