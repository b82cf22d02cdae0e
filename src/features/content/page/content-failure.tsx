import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { SiteAnchor } from './site-anchor.tsx'

/** For a page whose text could not be had and that nobody has read here before. Searching and booking go on without it. */
export function ContentFailure() {
  const { t } = useLingui()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <div className="page-width py-12 sm:py-20">
      <title>{t`This page couldn’t be loaded · Trayecto`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-160 flex-col items-start gap-5">
        <Icon name="i-lucide-newspaper" className="size-12 text-muted" />
        <h1 className="text-xl sm:text-2xl">
          <Trans>This page couldn’t be loaded</Trans>
        </h1>
        <p>
          <Trans>
            Our guides to places and airlines are not available at the moment. Your searches and bookings are not
            affected.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={here} className={buttonClass()}>
            <Icon name="i-lucide-rotate-cw" />
            <Trans>Try again</Trans>
          </a>
          <SiteAnchor to="/" className={buttonClass('secondary')}>
            <Trans>Search flights</Trans>
          </SiteAnchor>
        </div>
      </div>
    </div>
  )
}
