import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { SavedList } from './saved-list.tsx'

/** The travellers whom this device keeps, outside of a booking. */
export function SavedSection() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex max-w-160 flex-col gap-2 border-t border-line pt-6 text-sm">
      <h2 id={id} className="text-lg">
        <Trans>Saved travelers</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          You asked us to save them in this browser, to fill in your next booking. They are encrypted, and no other
          device has them. Deleting them changes no booking.
        </Trans>
      </p>
      <SavedList />
    </section>
  )
}
