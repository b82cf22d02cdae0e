import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import type { PaymentPlace } from '../product/booking-pages.ts'

interface OtherTripProps {
  readonly onGoOn: () => void
}

/** On the summary of a trip, in place of its form, where the visitor's booking is of another one. */
export function OtherTripBooked({ onGoOn }: OtherTripProps) {
  return (
    <Notice tone="warn" role="alert" title={<Trans>You are booking something else</Trans>}>
      <p>
        <Trans>
          It was chosen in another tab, or is being paid for. One booking is made at a time, and nothing has been
          charged for this one.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onGoOn}>
          <Trans>Go on with this one</Trans>
        </Button>
        <Link to="/booking/BillingSummary" preload={false} className={buttonClass('secondary', 'small')}>
          <Trans>See the other one</Trans>
        </Link>
      </div>
    </Notice>
  )
}

/** On the page to pay on, in place of its form: nobody pays for a trip that this page was not opened for. */
export function OtherTripToPay({ before, onGoOn }: OtherTripProps & { readonly before: PaymentPlace }) {
  return (
    <Notice tone="warn" role="alert" title={<Trans>Something else was chosen in another tab</Trans>}>
      <p>
        <Trans>One booking is made at a time, and the newest choice counts. Nothing has been charged.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onGoOn}>
          <Trans>Pay for the newest</Trans>
        </Button>
        <Link {...before} preload={false} className={buttonClass('secondary', 'small')}>
          <Trans>Back to the one before</Trans>
        </Link>
      </div>
    </Notice>
  )
}
