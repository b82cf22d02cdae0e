import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Notice } from '#/ui/notice.tsx'
import { useBookingView } from '../draft/booking-scope.tsx'
import type { BookingView } from '../session/booking-view.ts'

/** Whether the step before this one was left unfinished. */
export const lacksTravellers = ({ steps }: BookingView): boolean =>
  Object.values(steps).some(({ page, progress }) => page === 'travellers' && progress === 'incomplete')

export function MissingTravellersNotice() {
  const { pages } = useBookingView()
  return (
    <Notice tone="warn" title={<Trans>Something is still missing before you can pay</Trans>}>
      <p>
        <Trans>Every traveler’s or guest’s details are needed, and how to reach you.</Trans>
      </p>
      <Link {...pages.summary} preload={false} className={buttonClass('secondary', 'small', 'mt-3')}>
        <Trans>Go back and add them</Trans>
      </Link>
    </Notice>
  )
}
