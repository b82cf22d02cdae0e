import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { InsteadOfList } from '#/features/results/frame/instead-of-list.tsx'

/** Nothing flies, or no hotel can be had with any of the flights. */
export function NoPackages() {
  return (
    <InsteadOfList className="flex flex-col items-start gap-4">
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
    </InsteadOfList>
  )
}
