import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useBooking } from './booking-scope.tsx'
import type { BookingView } from './booking-view.ts'
import { FailedPaymentReason, isAboutTheFlight } from './failed-payment-words.tsx'
import { pageOfPayment } from './payment-standing.ts'
import { browserStorage, readStored, writeStored } from './session-storage.ts'

const key = 'trayecto.failed-payment'
const isText = (value: unknown): value is string => typeof value === 'string'

/** One failure of one booking: a later one is told again. */
const nameOf = ({ draft, payments }: BookingView): string => `${draft.trip.offerId} ${payments}`

const failureOf = (view: BookingView | undefined) =>
  view?.payment.status === 'idle' && pageOfPayment(view.payment) === '/booking/summary' ? view.payment.last : null

/** On the summary, for whoever comes back from a payment that failed: why, and that nothing was charged. It stays away once put away. */
export function FailedPaymentDialog() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { view } = useSnapshot(useBooking().draft.state)
  const [dismissed, setDismissed] = useState(() => readStored(browserStorage(), key, isText))
  const failed = failureOf(view)
  if (!view || !failed) return null
  const dismiss = (): void => {
    setDismissed(nameOf(view))
    writeStored(browserStorage(), key, nameOf(view))
  }
  return (
    <Dialog
      open={pathname === '/booking/summary' && dismissed !== nameOf(view)}
      onClose={dismiss}
      closeLabel={t`Close`}
      title={<Trans>Your payment did not go through</Trans>}
    >
      <p className="text-base">
        <FailedPaymentReason failed={failed} />
      </p>
      <p className="text-muted">
        <Trans>Nothing has been charged. What you typed is kept, except for the card.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {isAboutTheFlight(failed) ? (
          <Link to="/" preload={false} className={buttonClass()}>
            <Trans>Search other flights</Trans>
          </Link>
        ) : (
          <Link to="/booking/BillingSummary" preload={false} onClick={dismiss} className={buttonClass()}>
            <Trans>Pay in another way</Trans>
          </Link>
        )}
        <Button variant="secondary" onClick={dismiss}>
          <Trans>Look at the trip first</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
