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
        <Trans>Why the price is the price</Trans>
      </h2>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
        <Reason icon="i-lucide-receipt-text" title={<Trans>The total comes first</Trans>}>
          <Trans>
            The number on the first card holds the fare, taxes and fees of everybody who travels. Open it to see its
            parts.
          </Trans>
        </Reason>
        <Reason icon="i-lucide-square-dashed" title={<Trans>Nothing chosen for you</Trans>}>
          <Trans>Bags and extras cost what they say and start out unticked. What you add is what you pay.</Trans>
        </Reason>
        <Reason icon="i-lucide-scale" title={<Trans>If it moves, you decide</Trans>}>
          <Trans>
            Airlines change prices while you read. Should yours change, you see the old one beside the new one before
            anything goes on.
          </Trans>
        </Reason>
      </ul>
    </section>
  )
}
