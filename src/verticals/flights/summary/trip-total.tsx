import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { Price } from '#/ui/money/price.tsx'
import { RateNote } from '#/ui/money/rate-note.tsx'
import type { PricedTrip } from '../trip/priced-trip.ts'
import { useTripTotal } from './use-trip-total.ts'
import { TripPriceParts } from './trip-price-parts.tsx'

/** The total that is charged, opening into its parts. */
export function TripTotal({ trip }: { trip: PricedTrip }) {
  const { total } = useTripTotal(trip)
  return (
    <section aria-labelledby="trip-total" className="flex flex-col gap-3">
      <h2 id="trip-total" className="text-lg">
        <Trans>Total price</Trans>
      </h2>
      <p>
        <Price money={total} className="text-xl font-bold" estimateClass="block" />
      </p>
      <p className="text-sm text-muted">
        <Trans>For all travelers, taxes and fees included.</Trans>
      </p>
      <Disclosure open summary={<Trans>What it is made of</Trans>} summaryClass="text-sm">
        <TripPriceParts trip={trip} />
      </Disclosure>
      <p className="border-t border-line pt-3 text-sm">
        <strong className="font-semibold">
          <Trans>All charges are made in US dollars.</Trans>
        </strong>{' '}
        <span className="text-muted">
          <RateNote />
        </span>
      </p>
    </section>
  )
}
