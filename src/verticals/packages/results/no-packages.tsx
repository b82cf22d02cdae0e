import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'

/** Nothing flies, or no hotel can be had with any of the flights. */
export function NoPackages() {
  return (
    <Card id={stepHeadingId} tabIndex={-1} className="flex flex-col items-start gap-4">
      <h2 className="text-lg">
        <Trans>No results found for your search</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          No flight and hotel are available together for these days. Try other days, another place or fewer guests.
        </Trans>
      </p>
      <Link to="/" search={{ tab: 'packages' }} className={buttonClass('secondary')}>
        <Trans>Change the search</Trans>
      </Link>
    </Card>
  )
}
