import { Plural, Trans } from '@lingui/react/macro'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { RateNote } from '#/ui/money/rate-note.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import type { ActivityBookingDraft, SoldActivity } from './sold-activity.ts'

interface SoldProps {
  readonly sold: SoldActivity
}

/** Each price times how many. */
export function ActivityPriceLines({ sold: { price, unitItems } }: SoldProps) {
  const words = useActivityWords()
  return price.units.map(({ unitCode, quantity, subtotal }) => {
    const unit = unitItems.find((item) => item.unitCode === unitCode)
    return (
      <PriceLine key={unitCode} money={subtotal}>
        {quantity} × {unit ? words.name(unit.name) : unitCode}
      </PriceLine>
    )
  })
}

/** The same where it is paid for. */
export function ActivityPrice() {
  return <ActivityPriceLines sold={(useDraft() as ActivityBookingDraft).item.activity} />
}

/** The total first, and what it is made of. */
export function ActivityTotal({ sold }: SoldProps) {
  return (
    <section aria-labelledby="activity-total" className="flex flex-col gap-3">
      <h2 id="activity-total" className="text-lg">
        <Plural value={sold.unitItems.length} one="Total" other="Total for all of you" />
      </h2>
      <div>
        <p>
          <Price money={sold.price.total} className="text-xl font-bold" estimateClass="block" />
        </p>
        <p className="text-sm text-muted">
          <Trans>Taxes and fees included</Trans>
        </p>
      </div>
      <dl className="flex flex-col gap-1.5 text-sm">
        <ActivityPriceLines sold={sold} />
      </dl>
      {sold.activity.confirmation === 'MANUAL' && (
        <p className="text-sm">
          <Trans>The organizer confirms it by hand. Nothing is charged until it says yes.</Trans>
        </p>
      )}
      <p className="border-t border-line pt-3 text-sm text-muted empty:hidden">
        <RateNote />
      </p>
    </section>
  )
}
