import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { type BookedTrip, isToCome } from '../booked/booked-trip.ts'
import { WayBack } from '../booked/method-words.tsx'
import { type CancelChoice, sumOf } from './cancel-choice.ts'
import { BankWords } from './canceled-status.tsx'

interface CancelSumsProps {
  readonly trip: BookedTrip
  readonly chosen: readonly CancelChoice[]
}

/** What comes back of all that is chosen and where to, what is kept, and what is owed to nobody any more. */
export function CancelSums({ trip, chosen }: CancelSumsProps) {
  const { kept, refund } = sumOf(chosen, trip.total.currency)
  return (
    <div className="rounded-xl bg-sunken p-4" aria-live="polite">
      <dl className="flex flex-col gap-1.5">
        <PriceLine money={refund}>
          {refund.amount > 0 ? (
            <Trans>
              Comes back to <WayBack paid={trip.paid} />
            </Trans>
          ) : (
            <Trans>Comes back</Trans>
          )}
        </PriceLine>
        {kept.amount > 0 && (
          <PriceLine money={kept}>
            <Trans>Kept as cancellation fee</Trans>
          </PriceLine>
        )}
      </dl>
      {refund.amount > 0 && (
        <p className="mt-2 text-sm text-muted">
          <BankWords />
        </p>
      )}
      <OwedNoMore trip={trip} chosen={chosen} />
    </div>
  )
}

/** What is paid elsewhere is not ours to give back, and not owed for what does not take place. */
function OwedNoMore({ trip, chosen }: CancelSumsProps) {
  const { i18n } = useLingui()
  const ids = new Set(chosen.flatMap(({ partIds }) => partIds))
  const parts = trip.parts.filter((part) => isToCome(part) && ids.has(part.partId))
  const elsewhere = parts.reduce((sum, { whole, total }) => sum + (whole ?? total).amount - total.amount, 0)
  const together = parts.length > 0 ? (trip.onePrice?.dueAtProperty.amount ?? 0) : 0
  const money = formatMoney({ ...trip.total, amount: elsewhere + together }, i18n.locale)
  if (elsewhere + together === 0) return null
  return (
    <p className="mt-2 text-sm">
      {parts.some(({ kind }) => kind === 'tour') ? (
        <Trans>
          You no longer owe the balance of {money} to the tour’s operator, apart from what its cancellation rules say.
        </Trans>
      ) : (
        <Trans>
          You no longer owe the {money} to be paid at the hotel, apart from what its cancellation rules say.
        </Trans>
      )}
    </p>
  )
}
