import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'

interface OtherFlightProps {
  readonly onGoOn: () => void
}

/** On the summary of a flight, in place of its form, where the visitor's booking is of another one. */
export function OtherFlightBooked({ onGoOn }: OtherFlightProps) {
  return (
    <Notice tone="warn" role="alert" title={<Trans>You are booking another flight</Trans>}>
      <p>
        <Trans>
          It was chosen in another tab, or is being paid for. One trip is booked at a time, and nothing has been charged
          for this one.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onGoOn}>
          <Trans>Go on with this flight</Trans>
        </Button>
        <Link to="/booking/BillingSummary" preload={false} className={buttonClass('secondary', 'small')}>
          <Trans>See the other one</Trans>
        </Link>
      </div>
    </Notice>
  )
}

/** On the page to pay on, in place of its form: nobody pays for a flight that this page was not opened for. */
export function OtherFlightToPay({ before, onGoOn }: OtherFlightProps & { readonly before: string }) {
  return (
    <Notice tone="warn" role="alert" title={<Trans>Another flight was chosen in another tab</Trans>}>
      <p>
        <Trans>One trip is booked at a time, and the newest choice counts. Nothing has been charged.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onGoOn}>
          <Trans>Pay for the newest</Trans>
        </Button>
        <Link
          to="/booking/summary"
          search={{ offer: before }}
          preload={false}
          className={buttonClass('secondary', 'small')}
        >
          <Trans>Back to the flight of before</Trans>
        </Link>
      </div>
    </Notice>
  )
}
