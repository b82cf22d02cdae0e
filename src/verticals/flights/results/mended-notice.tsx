import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { mendWords } from '../search/mend-words.ts'
import type { Mend } from '../search/mend.ts'

/** Says what of the asked search was left out or wrong, and what was searched for instead; nothing where nothing was. */
export function MendedNotice({ mended }: { readonly mended: readonly Mend[] }) {
  const { i18n } = useLingui()
  if (mended.length === 0) return null
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
