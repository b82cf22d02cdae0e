import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#/ui/notice.tsx'

/** Above activities that are looked at for a flight that was chosen. */
export function WithFlightNote({ flight }: { readonly flight: string }) {
  return (
    <div className="page-width pt-3">
      <Notice tone="info" title={<Trans>With the flight that you have chosen</Trans>}>
        <p>
          <Trans>
            The prices below are those of the activity alone. Together with your flight it costs less: the next page has
            the one price.
          </Trans>{' '}
          <Link to="/booking/summary" search={{ offer: flight }} preload={false} className="font-semibold underline">
            <Trans>Back to the flight</Trans>
          </Link>
        </p>
      </Notice>
    </div>
  )
}
