import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { FailedPaymentReason, isAboutTheOffer } from './failed-payment-words.tsx'
import { browserStorage, readStored, writeStored } from '#/ui/browser-storage.ts'
import { cardHash } from '../billing/card-hash.ts'
import { useBookingView } from '../draft/booking-scope.tsx'
import type { FailedPayment } from '../machine/booking-payment.ts'
import type { BookingNews } from '../product/booking-words.ts'
import { useFailedPayment } from './use-failed-payment.ts'

const key = 'trayecto.failed-payment'
const isText = (value: unknown): value is string => typeof value === 'string'

/** On the summary, for whoever comes back from a payment that failed: why, and that nothing was charged. It stays away once put away. */
export function FailedPaymentDialog({ news }: { readonly news: BookingNews }) {
  const failure = useFailedPayment()
  const [dismissed, setDismissed] = useState(() => readStored(browserStorage(), key, isText))
  if (!failure) return null
  const { failed, name } = failure
  const dismiss = (): void => {
    setDismissed(name)
    writeStored(browserStorage(), key, name)
  }
  return <FailedPaymentTold failed={failed} news={news} open={dismissed !== name} onClose={dismiss} />
}

interface FailedPaymentToldProps {
  readonly failed: FailedPayment
  readonly news: BookingNews
  readonly open: boolean
  readonly onClose: () => void
}

function FailedPaymentTold({ failed, news, open, onClose }: FailedPaymentToldProps) {
  const { t } = useLingui()
  const { LetGo } = news
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t`Close`} title={<Trans>Your payment did not go through</Trans>}>
      {LetGo && failed.outcome === 'failed' && failed.letGo ? (
        <LetGo letGo={failed.letGo} onLeave={onClose} />
      ) : (
        <NothingCharged failed={failed} news={news} onClose={onClose} />
      )}
    </Dialog>
  )
}

function NothingCharged({ failed, news, onClose }: Omit<FailedPaymentToldProps, 'open'>) {
  const { pages } = useBookingView()
  return (
    <>
      <p className="text-base">
        <FailedPaymentReason failed={failed} own={news.failures} />
      </p>
      <p className="text-muted">
        <Trans>Nothing has been charged. What you typed is kept, except for the card.</Trans>
      </p>
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
        {isAboutTheOffer(failed) ? (
          <Link {...pages.again} preload={false} onClick={onClose} className={buttonClass()}>
            {news.chooseAgain}
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
