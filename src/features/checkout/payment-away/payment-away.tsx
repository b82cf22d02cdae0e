import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'

interface PaymentAwayProps {
  readonly url: string
  readonly leaving: boolean
  /** the words of the button that leads to `url` */
  readonly goOn: ReactNode
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/** The way to somebody else's page: whose address it is, a button, and another way out. */
export function PaymentAway({ url, leaving, goOn }: PaymentAwayProps) {
  const host = hostOf(url)
  return (
    <>
      <LiveRegion>{leaving && <Trans>Taking you there.</Trans>}</LiveRegion>
      <div className="flex flex-col gap-3">
        <a href={url} rel="noreferrer" className={buttonClass()}>
          {leaving && <Icon name="i-lucide-loader-circle" className="size-5 animate-spin" />}
          {goOn}
        </a>
        <Link to="/booking/BillingSummary" preload={false} className={buttonClass('secondary')}>
          <Trans>Pay in another way</Trans>
        </Link>
      </div>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon name="i-lucide-lock" className="mt-0.5 size-4.5" />
        <Trans>The next page is at {host}. Check that address before you type anything there.</Trans>
      </p>
    </>
  )
}
