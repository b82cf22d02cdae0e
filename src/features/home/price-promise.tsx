import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon.tsx'

function Reason({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-5">
      <Icon name={icon} className="size-6 text-primary" />
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-muted">{children}</p>
    </li>
  )
}

export function PricePromise() {
  return (
    <section aria-labelledby="price-promise" className="flex flex-col gap-5">
      <h2 id="price-promise" className="text-xl">
        <Trans>How our pricing works</Trans>
      </h2>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
        <Reason icon="i-lucide-receipt-text" title={<Trans>The total comes first</Trans>}>
          <Trans>
            The first price you see covers the fare, taxes and fees for every traveler. Open it to see the breakdown.
          </Trans>
        </Reason>
        <Reason icon="i-lucide-square-dashed" title={<Trans>No extras added for you</Trans>}>
          <Trans>Bags and extras show their price and start unchecked. You pay only for what you add.</Trans>
        </Reason>
        <Reason icon="i-lucide-scale" title={<Trans>If the price changes, you decide</Trans>}>
          <Trans>
            Airlines change prices all the time. If yours changes, we show you the old and the new one before you
            continue.
          </Trans>
        </Reason>
      </ul>
    </section>
  )
}
