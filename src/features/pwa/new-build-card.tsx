import { Trans } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import { PwaCard } from './pwa-card.tsx'

interface NewBuildCardProps {
  readonly isUnsaved: boolean
  readonly onTake: () => void
  readonly onLater: () => void
}

export function NewBuildCard({ isUnsaved, onTake, onLater }: NewBuildCardProps) {
  return (
    <PwaCard
      title={<Trans>There is a newer version of this site</Trans>}
      actions={
        <>
          <Button size="small" onClick={onTake}>
            <Trans>Load it now</Trans>
          </Button>
          <Button size="small" variant="quiet" onClick={onLater}>
            <Trans>Later</Trans>
          </Button>
        </>
      }
    >
      {isUnsaved ? (
        <Trans>Finish what you are typing first: loading it now may lose what has not been saved.</Trans>
      ) : (
        <Trans>Loading it takes a moment, and brings you back to this page.</Trans>
      )}
    </PwaCard>
  )
}
