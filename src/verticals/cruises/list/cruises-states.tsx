import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'

/** Nobody offers a sailing at the moment. */
export function CruisesEmpty() {
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg">
        <Trans>No sailings at the moment</Trans>
      </h2>
      <p className="text-muted">
        <Trans>All of them have sailed. Tell us where you would like to go and we’ll look for one.</Trans>
      </p>
      <AskAboutCruises />
    </Card>
  )
}

function AskAboutCruises() {
  return (
    <Link to="/contacta-con-nosotras" search={{ about: 'cruises' }} className={buttonClass('secondary')}>
      <Icon name="i-lucide-message-square" />
      <Trans>Ask us about cruises</Trans>
    </Link>
  )
}

/** Sailings could not be had, and nobody has seen them here before. */
export function CruisesFailure() {
  const { t } = useLingui()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <div className="page-width py-12 sm:py-20">
      <title>{t`Cruises · Trayecto`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-160 flex-col items-start gap-5">
        <Icon name="i-lucide-ship" className="size-12 text-muted" />
        <h1 className="text-xl sm:text-2xl">
          <Trans>We cannot show cruises right now</Trans>
        </h1>
        <p>
          <Trans>Sailings cannot be loaded at the moment. You can try again, or ask us.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={here} className={buttonClass()}>
            <Icon name="i-lucide-rotate-cw" />
            <Trans>Try again</Trans>
          </a>
          <AskAboutCruises />
        </div>
      </div>
    </div>
  )
}
