import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { useAddedBags } from '../extras/added-bags.ts'
import { useDraft } from '../draft/use-draft.ts'

/** The total, opened into its parts. */
export function PayParts() {
  const { trip, passengers } = useDraft()
  const bags = useAddedBags(trip.offerId)?.total
  const count = passengers.length
  return (
    <Disclosure open summary={<Trans>What it is made of</Trans>} summaryClass="text-sm">
      <dl className="mt-1 flex flex-col gap-1.5 text-sm">
        <Part money={trip.total}>
          <Plural value={count} one="Flights, # traveller" other="Flights, # travellers" />
          <span className="block text-muted">
            <Trans>Taxes and fees included</Trans>
          </span>
        </Part>
        {bags && bags.amount > 0 && (
          <Part money={bags}>
            <Trans>Added bags</Trans>
          </Part>
        )}
      </dl>
    </Disclosure>
  )
}

function Part({ money, children }: { money: Money; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <div className="flex justify-between gap-4">
      <dt>{children}</dt>
      <dd className="figures whitespace-nowrap">{formatMoney(money, i18n.locale)}</dd>
    </div>
  )
}
