import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import { useBooking } from './booking-scope.tsx'

/** Another tab of the same visitor has written: its words are on the screen already. */
export function ChangedElsewhereNotice() {
  const { draft } = useBooking()
  const { changedElsewhere } = useSnapshot(draft.state)
  const acknowledge = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    draft.acknowledgeChange()
    // the form goes on from where it begins, which is where the notice stood
    form?.setAttribute('tabindex', '-1')
    form?.focus()
  }
  return (
    <output className="block empty:hidden">
      {changedElsewhere && (
        <Notice tone="info" title={<Trans>This booking was changed in another tab</Trans>}>
          <p>
            <Trans>You see the newest of both. What is typed last counts.</Trans>
          </p>
          <Button variant="secondary" size="small" className="mt-2" onClick={acknowledge}>
            <Trans>Understood</Trans>
          </Button>
        </Notice>
      )}
    </output>
  )
}
