import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#/ui/button.tsx'

interface CancelWaysProps {
  readonly onClose: () => void
  /** the way on is being gone */
  readonly busy?: boolean
  /** the way on, where there is one */
  readonly children?: ReactNode
}

/** The ways on from what was asked: the last one leaves everything as it is. */
export function CancelWays({ onClose, busy, children }: CancelWaysProps) {
  return (
    <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
      {children}
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        <Trans>Keep the trip</Trans>
      </Button>
    </div>
  )
}
