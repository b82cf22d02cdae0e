import { useLingui } from '@lingui/react/macro'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import type { Correction } from './correction.ts'
import { correctionWords } from './correction-words.ts'

export interface ActivityCorrectionsProps {
  readonly corrections: readonly Correction[]
}

/** What of the search was mended, in words. */
export function ActivityCorrections({ corrections }: ActivityCorrectionsProps) {
  const { i18n } = useLingui()
  return <CorrectionsNotice words={corrections.map((correction) => correctionWords(i18n, correction))} />
}
