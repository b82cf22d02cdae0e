import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { ViewScene } from './view-scene.tsx'

/** Shown in place of a page that is not on this device: it works without scripts, since those may not be here either. */
export function OfflineView() {
  return (
    <ViewScene picture="broken">
      <h1 className="text-xl sm:text-2xl">
        <Trans>You’re offline and this page isn’t saved</Trans>
      </h1>
      <p>
        <Trans>What you entered in a booking is saved and comes back when you’re online.</Trans>
      </p>
      <p>
        <Trans>You can still open trips that you have viewed on this device.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page again, with its query */}
        <a href="" className={buttonClass()}>
          <Trans>Try again</Trans>
        </a>
        <Link to="/user/my-journey" reloadDocument className={buttonClass('secondary')}>
          <Trans>See my journey</Trans>
        </Link>
      </div>
    </ViewScene>
  )
}
