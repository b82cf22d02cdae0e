import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'

type Outcome = 'none' | 'copied' | 'refused'

/** Copies a booking's reference. Without scripts, and where a browser does not let us, it is marked with one press and copied by hand. */
export function CopyReference({ code }: { readonly code: string }) {
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<Outcome>('none')
  if (!hydrated) return null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'i-lucide-check' : 'i-lucide-copy'} className="size-4" />
        <Trans>Copy reference</Trans>
      </Button>
      <output>
        {outcome === 'copied' && <Trans>Reference copied</Trans>}
        {outcome === 'refused' && (
          <Trans>Your browser does not let us copy. Mark the reference and copy it by hand.</Trans>
        )}
      </output>
    </span>
  )
}
