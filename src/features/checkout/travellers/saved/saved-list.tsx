import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#/ui/button.tsx'
import { useSaved } from './saved-scope.tsx'
import { SavedRow } from './saved-row.tsx'
import { mostSaved } from './saved-traveller.ts'
import { useForget } from './use-forget.ts'

interface KeptListProps {
  /** over those who are there */
  readonly title?: ReactNode
}

/** Those whom this device keeps, each with a way to delete them, and what came of that. */
export function SavedList({ title }: KeptListProps) {
  const { travellers = [] } = useSaved()
  const { forget, isBusy, outcome, news } = useForget()
  if (travellers.length === 0 && outcome === undefined) return null
  return (
    <div className="flex flex-col gap-2 text-sm">
      {travellers.length > 0 && title}
      <ul className="divide-y divide-line empty:hidden">
        {travellers.map((traveller) => (
          <SavedRow key={traveller.id} traveller={traveller} isBusy={isBusy} onForget={forget} />
        ))}
      </ul>
      {travellers.length >= mostSaved && (
        <p className="text-muted">
          <Trans>
            No more than {mostSaved} fit. Whoever you save next takes the place of the one you saved longest ago.
          </Trans>
        </p>
      )}
      {travellers.length > 1 && (
        <Button variant="secondary" size="small" className="self-start" busy={isBusy} onClick={() => void forget(null)}>
          <Trans>Delete everyone saved</Trans>
        </Button>
      )}
      <output ref={news} tabIndex={-1} className="empty:hidden">
        {outcome === 'failed' && (
          <span className="text-danger">
            <Trans>This could not be deleted just now. Try again in a moment.</Trans>
          </span>
        )}
        {outcome === 'deleted' &&
          (travellers.length > 0 ? (
            <Trans>Deleted from this device.</Trans>
          ) : (
            <Trans>Deleted. Nobody is saved on this device.</Trans>
          ))}
      </output>
    </div>
  )
}
