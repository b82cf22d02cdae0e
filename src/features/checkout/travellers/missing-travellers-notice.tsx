import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Notice } from '#/ui/notice.tsx'
import type { BookingView } from '../session/booking-view.ts'

/** Whether the step before this one was left unfinished. */
export const lacksTravellers = ({ steps }: BookingView): boolean =>
  Object.values(steps).some(({ page, progress }) => page === 'travellers' && progress === 'incomplete')

export function MissingTravellersNotice({ offerId }: { offerId: string }) {
  return (
    <Notice tone="warn" title={<Trans>Something is still missing before you can pay</Trans>}>
      <p>
        <Trans>The airline needs the details of every traveller, and how to reach you.</Trans>
      </p>
      <Link
        to="/booking/summary"
        search={{ offer: offerId }}
        preload={false}
        className={buttonClass('secondary', 'small', 'mt-3')}
      >
        <Trans>Go to the travellers</Trans>
      </Link>
    </Notice>
  )
}
