import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TitledCard } from '#/ui/titled-card.tsx'

interface MapCardProps {
  /** where a trip has a map of more than one part, each is known by its own */
  readonly title?: ReactNode
  readonly children: ReactNode
}

/** Where a part of a trip is, on the screen alone: paper has it in words. */
export function MapCard({ title, children }: MapCardProps) {
  return (
    <div className="print:hidden">
      <TitledCard title={title ?? <Trans>On the map</Trans>}>{children}</TitledCard>
    </div>
  )
}
