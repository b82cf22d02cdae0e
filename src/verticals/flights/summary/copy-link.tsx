import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'

type Outcome = 'none' | 'copied' | 'refused'

/** Shares the page's address, or copies it where the browser cannot share. Without JavaScript there is the address bar. */
export function CopyLink() {
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<Outcome>('none')
  if (!hydrated) return null
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'i-lucide-check' : 'i-lucide-link'} />
        {outcome === 'copied' ? <Trans>Link copied</Trans> : <Trans>Copy the link to this trip</Trans>}
      </Button>
      {outcome === 'refused' && (
        <p className="text-sm">
          <Trans>Your browser does not let us copy. The link is in the address bar.</Trans>
        </p>
      )}
      <LiveRegion>{outcome === 'copied' && <Trans>Link copied</Trans>}</LiveRegion>
    </div>
  )
}
