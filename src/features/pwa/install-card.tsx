import { Trans } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import { PwaCard } from './pwa-card.tsx'

interface InstallCardProps {
  readonly onInstall: () => void
  readonly onDismiss: () => void
}

export function InstallCard({ onInstall, onDismiss }: InstallCardProps) {
  return (
    <PwaCard
      title={<Trans>Keep Trayecto handy</Trans>}
      actions={
        <>
          <Button size="small" onClick={onInstall}>
            <Trans>Install</Trans>
          </Button>
          <Button size="small" variant="quiet" onClick={onDismiss}>
            <Trans>No, thanks</Trans>
          </Button>
        </>
      }
    >
      <Trans>Your trips open from your home screen, without a network too.</Trans>
    </PwaCard>
  )
}
