import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { ViewScene } from './view-scene.tsx'

/** For an address that leads nowhere; the answer carries status 404. */
export function NotFoundView() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <ViewScene picture="lost">
      <title>{t`Page not found · Trayecto`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xl sm:text-2xl">
        <Trans>We can’t find that page</Trans>
      </h1>
      <p className="break-all text-muted">
        <Trans>Page not found: {pathname}</Trans>
      </p>
      <p>
        <Trans>The address may have a typo, or the page may have moved. From here you can:</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass()}>
          <Trans>Search flights</Trans>
        </Link>
        <Link to="/user/my-journey" className={buttonClass('secondary')}>
          <Trans>See my journey</Trans>
        </Link>
      </div>
    </ViewScene>
  )
}
