import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import { savedName } from './saved-name.ts'
import { useSaved } from './saved-scope.tsx'
import type { SavedTraveller } from './saved-traveller.ts'

interface KeptRowProps {
  readonly traveller: SavedTraveller
  readonly isBusy: boolean
  readonly onForget: (id: string) => Promise<void>
}

/** One who is kept: whether with a document, and until when. */
export function SavedRow({ traveller, isBusy, onForget }: KeptRowProps) {
  const { t, i18n } = useLingui()
  const name = savedName(traveller, useSaved().travellers)
  const until = i18n.date(`${traveller.until}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-muted">
          {traveller.passportNumber ? (
            <Trans>Saved until {until}, with passport or ID</Trans>
          ) : (
            <Trans>Saved until {until}</Trans>
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0"
        busy={isBusy}
        aria-label={t`Delete: ${name}`}
        onClick={() => void onForget(traveller.id)}
      >
        <Trans>Delete</Trans>
      </Button>
    </li>
  )
}
