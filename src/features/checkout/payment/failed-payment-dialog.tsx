import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { FailedPaymentReason, isAboutTheOffer } from './failed-payment-words.tsx'
import { browserStorage, readStored, writeStored } from '#/features/price-hold/session-storage.ts'
import { cardHash } from '../billing/use-focus-card.ts'
import { useBookingView } from '../draft/booking-scope.tsx'
import type { FailedPayment } from '../machine/booking-payment.ts'
import { useBookingWords } from '../product/booking-words.ts'
import { useFailedPayment } from './use-failed-payment.ts'

const key = 'trayecto.failed-payment'
const isText = (value: unknown): value is string => typeof value === 'string'

/** On the summary, for whoever comes back from a payment that failed: why, and that nothing was charged. It stays away once put away. */
export function FailedPaymentDialog() {
  const failure = useFailedPayment()
  const [dismissed, setDismissed] = useState(() => readStored(browserStorage(), key, isText))
  if (!failure) return null
  const { failed, name } = failure
  const dismiss = (): void => {
    setDismissed(name)
    writeStored(browserStorage(), key, name)
  }
  return <FailedPaymentTold failed={failed} open={dismissed !== name} onClose={dismiss} />
}

interface FailedPaymentToldProps {
  readonly failed: FailedPayment
  readonly open: boolean
  readonly onClose: () => void
}

function FailedPaymentTold({ failed, open, onClose }: FailedPaymentToldProps) {
  const { t } = useLingui()
  const { LetGo } = useBookingWords()
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t`Close`} title={<Trans>Your payment did not go through</Trans>}>
      {LetGo && failed.outcome === 'failed' && failed.letGo ? (
        <LetGo letGo={failed.letGo} onLeave={onClose} />
      ) : (
        <NothingCharged failed={failed} onClose={onClose} />
      )}
    </Dialog>
  )
}

function NothingCharged({ failed, onClose }: Omit<FailedPaymentToldProps, 'open'>) {
  const { pages } = useBookingView()
  const words = useBookingWords()
  return (
    <>
      <p className="text-base">
        <FailedPaymentReason failed={failed} own={words.failures} />
      </p>
      <p className="text-muted">
        <Trans>Nothing has been charged. What you typed is kept, except for the card.</Trans>
      </p>
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
        {isAboutTheOffer(failed) ? (
          <Link {...pages.again} preload={false} onClick={onClose} className={buttonClass()}>
            {words.chooseAgain}
          </Link>
        ) : (
          <Link
            to="/booking/BillingSummary"
            hash={cardHash}
            preload={false}
            onClick={onClose}
            className={buttonClass()}
          >
            <Trans>Pay in another way</Trans>
          </Link>
        )}
        <Button variant="secondary" onClick={onClose}>
          <Trans>Look at the trip first</Trans>
        </Button>
      </div>
    </>
  )
}
