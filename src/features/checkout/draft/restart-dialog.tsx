import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { isUndecided } from '../machine/booking-payment.ts'
import { useBooking, useBookingView } from './booking-scope.tsx'
import { placeOfPayment } from '../session/payment-status.ts'

interface RestartDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before what was typed is forgotten. What was chosen stays chosen. */
export function RestartDialog({ open, onClose }: RestartDialogProps) {
  const { t } = useLingui()
  const booking = useBooking()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { payment, pages } = useBookingView()
  const restart = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const restarted = await booking.restart().catch(() => undefined)
    setBusy(false)
    // there is nothing left to forget, and what was chosen may be gone with it
    if (restarted?.ok === false && restarted.problem.code === 'no_booking') return navigate(pages.again)
    if (!restarted?.ok) return setFailed(true)
    onClose()
    const { status } = restarted.value.payment
    await navigate(
      status === 'idle'
        ? restarted.value.pages.summary
        : placeOfPayment(restarted.value.payment, restarted.value.pages),
    )
  }
  return (
    <Dialog open={open} onClose={onClose} busy={busy} closeLabel={t`Close`} title={<Trans>Start over?</Trans>}>
      <p>
        <Trans>All that you typed is deleted. Your trip stays chosen.</Trans>{' '}
        {isUndecided(payment) ? (
          <Trans>
            The payment you have begun is closed first. If it turns out to be paid already, we take you to your booking
            instead.
          </Trans>
        ) : (
          <Trans>Nothing is charged.</Trans>
        )}
      </p>
      <div role="alert" className="empty:hidden">
        {failed && (
          <p className="text-danger">
            <Trans>We didn’t receive this, so it may not have been done. Try again.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
        <Button variant="danger" busy={busy} onClick={() => void restart()}>
          <Trans>Delete and start over</Trans>
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          <Trans>Keep what I typed</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
