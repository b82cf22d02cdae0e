import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { FailedPaymentReason, isAboutTheFlight } from './failed-payment-words.tsx'
import { browserStorage, readStored, writeStored } from '#/features/price-hold/session-storage.ts'
import { cardHash } from '../billing/use-focus-card.ts'
import { useFailedPayment } from './use-failed-payment.ts'

const key = 'trayecto.failed-payment'
const isText = (value: unknown): value is string => typeof value === 'string'

/** On the summary, for whoever comes back from a payment that failed: why, and that nothing was charged. It stays away once put away. */
export function FailedPaymentDialog() {
  const { t } = useLingui()
  const failure = useFailedPayment()
  const [dismissed, setDismissed] = useState(() => readStored(browserStorage(), key, isText))
  if (!failure) return null
  const { failed, name } = failure
  const dismiss = (): void => {
    setDismissed(name)
    writeStored(browserStorage(), key, name)
  }
  return (
    <Dialog
      open={dismissed !== name}
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
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
        {isAboutTheFlight(failed) ? (
          <Link to="/" preload={false} onClick={dismiss} className={buttonClass()}>
            <Trans>Search other flights</Trans>
          </Link>
        ) : (
          <Link
            to="/booking/BillingSummary"
            hash={cardHash}
            preload={false}
            onClick={dismiss}
            className={buttonClass()}
          >
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
