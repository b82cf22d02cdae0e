import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Icon } from '#/ui/icon.tsx'
import { isUndecided } from '../machine/booking-payment.ts'
import { useBooking, useBookingView } from './booking-scope.tsx'
import { placeOfPayment } from '../session/payment-status.ts'

/** Forgets what was typed, and asks before it does. What was chosen stays chosen. */
export function RestartBooking() {
  const { t } = useLingui()
  const booking = useBooking()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { payment } = useBookingView()
  const restart = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const restarted = await booking.restart().catch(() => undefined)
    setBusy(false)
    if (!restarted?.ok) return setFailed(true)
    setAsking(false)
    const { status } = restarted.value.payment
    await navigate(
      status === 'idle'
        ? restarted.value.pages.summary
        : placeOfPayment(restarted.value.payment, restarted.value.pages),
    )
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Icon name="i-lucide-rotate-ccw" className="size-4.5" />
        <Trans>Start over</Trans>
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} closeLabel={t`Close`} title={<Trans>Start over?</Trans>}>
        <p>
          <Trans>All that you typed is deleted. Your trip stays chosen.</Trans>{' '}
          {isUndecided(payment) ? (
            <Trans>
              The payment you have begun is closed first. If it turns out to be paid already, we take you to your
              booking instead.
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
          <Button variant="secondary" onClick={() => setAsking(false)}>
            <Trans>Keep what I typed</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  )
}
