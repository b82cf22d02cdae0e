import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#/ui/notice.tsx'
import type { FlightNeeds } from '../flights/offer/flight-needs.ts'
import { NeededFlights } from '../flights/results/needed-flights.tsx'

interface WithTourNoteProps {
  readonly tour: string
  /** undefined where nobody says which flights go with it */
  readonly needs: FlightNeeds | undefined
}

/** Above flights that are looked at for a tour whose places were reserved. */
export function WithTourNote({ tour, needs }: WithTourNoteProps) {
  return (
    <div className="page-width pt-3">
      <Notice tone="info" title={<Trans>With the tour that you have chosen</Trans>}>
        <p>
          <Trans>
            The prices below are those of the flight alone. Together with your tour it costs less: the page after the
            fare has the one price.
          </Trans>{' '}
          {needs && (
            <>
              <NeededFlights needs={needs} />{' '}
            </>
          )}
          <Link to="/turs/booking/summary" search={{ offer: tour }} preload={false} className="font-semibold underline">
            <Trans>Back to the tour</Trans>
          </Link>
        </p>
      </Notice>
    </div>
  )
}
