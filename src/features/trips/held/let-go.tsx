import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { useReadTripAgain } from '../booked/followed-trip.tsx'
import { releaseHeldTrip } from '../trips.functions.ts'

/** Of the part of the page that says how a trip stands. */
export const tripStatusId = 'trip-status'

/** Gives held seats back, once that was asked a second time. */
export function LetGo({ id }: { id: string }) {
  const { t } = useLingui()
  const readAgain = useReadTripAgain()
  const [stage, setStage] = useState<'idle' | 'asking' | 'leaving' | 'failed'>('idle')
  const close = (): void => setStage('idle')
  const isLeaving = stage === 'leaving'
  const letGo = async (): Promise<void> => {
    setStage('leaving')
    const gone = await releaseHeldTrip({ data: id }).catch(() => undefined)
    setStage(gone?.ok ? 'idle' : 'failed')
    await readAgain()
    // the button that was pressed is gone with the seats
    if (gone?.ok) document.getElementById(tripStatusId)?.focus()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setStage('asking')}>
        <Trans>Let the seats go</Trans>
      </Button>
      <Dialog
        open={stage !== 'idle'}
        onClose={close}
        busy={isLeaving}
        closeLabel={t`Close`}
        title={<Trans>Let these seats go?</Trans>}
      >
        <p>
          <Trans>The booking ends, and somebody else may buy the seats at once. Nothing has been charged.</Trans>
        </p>
        <div role="alert" className="empty:hidden">
          {stage === 'failed' && (
            <p className="text-danger">
              <Trans>This could not be done just now. If a payment is under way, it is finished first.</Trans>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
          <Button variant="danger" busy={isLeaving} onClick={() => void letGo()}>
            <Trans>Yes, let them go</Trans>
          </Button>
          <Button variant="secondary" disabled={isLeaving} onClick={close}>
            <Trans>Keep the seats</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  )
}
