import { Trans } from '@lingui/react/macro'
import type { Money } from '#/domain/money.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Price } from '#/ui/price.tsx'

/** Keeps the total in view on a phone. */
export function TripBottomBar({ total, canGoOn }: { total: Money; canGoOn: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
      <p>
        <span className="block text-xs text-muted">
          <Trans>Total, taxes included</Trans>
        </span>
        <Price money={total} className="font-bold" estimateClass="block" />
      </p>
      <a href={canGoOn ? '#next' : '#price-moved'} className={buttonClass(canGoOn ? 'primary' : 'secondary', 'small')}>
        {canGoOn ? <Trans>What comes next</Trans> : <Trans>See what changed</Trans>}
      </a>
    </div>
  )
}
