import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { Icon } from '#/ui/icon.tsx'
import { useBooking } from './booking-scope.tsx'

/** Whether what was typed is kept, always in words. */
export function SavedState() {
  const { draft } = useBooking()
  const { saving, view } = useSnapshot(draft.state)
  if (!view) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <output className="flex items-center gap-1.5">
        {saving === 'saved' && <Saved />}
        {saving === 'saving' && <Trans>Saving…</Trans>}
        {saving === 'notSaved' && <NotSaved />}
        {saving === 'gone' && <Gone />}
      </output>
      {saving === 'notSaved' && (
        <button
          type="button"
          onClick={() => void draft.retry()}
          className="min-h-6 font-semibold text-primary-strong underline underline-offset-4"
        >
          <Trans>Save now</Trans>
        </button>
      )}
    </div>
  )
}

function Saved() {
  return (
    <>
      <Icon name="i-lucide-check" className="size-4.5 text-primary" />
      <Trans>All changes saved</Trans>
    </>
  )
}

function NotSaved() {
  return (
    <>
      <Icon name="i-lucide-cloud-off" className="size-4.5 text-danger" />
      <Trans>Not saved yet. It stays here, and we keep trying.</Trans>
    </>
  )
}

function Gone() {
  return (
    <>
      <Icon name="i-lucide-cloud-off" className="size-4.5 text-danger" />
      <Trans>This booking is no longer kept. Choose your trip again.</Trans>
    </>
  )
}
