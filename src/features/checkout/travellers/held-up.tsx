import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useBooking } from '../draft/booking-scope.tsx'

/**
 * Why it does not go on to the payment: where the button is that was pressed, above the bar on a phone. That nothing can be saved at all
 * is said at once.
 */
export function HeldUp() {
  const { isHeldUp, saving } = useSnapshot(useBooking().draft.state)
  return (
    <div
      role="alert"
      className="text-sm text-danger empty:hidden max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2 sm:max-lg:px-6 lg:mb-2"
    >
      {saving === 'noCookies' ? (
        <Trans>
          Your browser keeps no cookies, and without them a booking cannot be saved. Allow them for this site, then
          continue.
        </Trans>
      ) : (
        isHeldUp && <Unsaved />
      )}
    </div>
  )
}

function Unsaved() {
  const { saving, view } = useSnapshot(useBooking().draft.state)
  return saving === 'gone' && view ? (
    <Link {...view.pages.again} preload={false} className="underline underline-offset-3">
      <Trans>This booking is no longer kept. Choose your trip again.</Trans>
    </Link>
  ) : (
    <Trans>This could not be saved just now, so payment cannot begin. Try again in a moment.</Trans>
  )
}
