import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { correctionWords } from '../search/correction-words.ts'
import type { Correction } from '../search/correction.ts'

/** Says what of the asked search was left out or wrong, and what was searched for instead; nothing where nothing was. */
export function CorrectionsNotice({ corrections }: { readonly corrections: readonly Correction[] }) {
  const { i18n } = useLingui()
  if (corrections.length === 0) return null
  return (
    <Notice tone="warn" title={<Trans>We adjusted your search</Trans>}>
      <ul className="flex flex-col gap-1">
        {corrections.map((correction) => (
          <li key={`${correction.field} ${correction.code} ${correction.given}`}>
            {correctionWords(i18n, correction)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
