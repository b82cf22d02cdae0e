import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { Notice } from '#/ui/notice.tsx'
import { backToFlight } from './back-to-flight.ts'

/** Above activities that are looked at for a flight that was chosen. */
export function WithFlightNote({ url }: { readonly url: ResultsUrl }) {
  return (
    <div className="page-width pt-3">
      <Notice tone="info" title={<Trans>With the flight that you have chosen</Trans>}>
        <p>
          <Trans>
            The prices below are those of the activity alone. Most cost less together with your flight: the next page
            has the one price. What is confirmed only after you book is sold without the flight, and so is what cannot
            be canceled where your fare is not refundable.
          </Trans>{' '}
          <Link {...backToFlight(url)} preload={false} className="font-semibold underline">
            <Trans>Back to the flight</Trans>
          </Link>
        </p>
      </Notice>
    </div>
  )
}
