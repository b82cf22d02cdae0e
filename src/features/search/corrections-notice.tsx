import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'

/** Says what of the asked search was left out or wrong, and what was searched for instead, each once; nothing where nothing was. */
export function CorrectionsNotice({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Notice tone="warn" title={<Trans>We adjusted your search</Trans>}>
      <ul className="flex flex-col gap-1">
        {[...new Set(words)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}
