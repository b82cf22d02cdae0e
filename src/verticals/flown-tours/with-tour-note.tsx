import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#/ui/notice.tsx'

/** Above flights that are looked at for a tour whose places were reserved. */
export function WithTourNote({ tour }: { readonly tour: string }) {
  return (
    <div className="page-width pt-3">
      <Notice tone="info" title={<Trans>With the tour that you have chosen</Trans>}>
        <p>
          <Trans>
            The prices below are those of the flight alone. Together with your tour it costs less: the page after the
            fare has the one price.
          </Trans>{' '}
          <Link to="/turs/booking/summary" search={{ offer: tour }} preload={false} className="font-semibold underline">
            <Trans>Back to the tour</Trans>
          </Link>
        </p>
      </Notice>
    </div>
  )
}
