import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import type { TourItem } from '../tours/booking/sold-tour.ts'
import { areFlightsSold } from './booking/flight-days.ts'

interface AddFlightProps {
  readonly item: TourItem
  readonly hold: PriceHold
}

/** Beside a tour whose places were reserved: the way to the flights that arrive for it, at one price with it. */
export function AddFlight({ item, hold }: AddFlightProps) {
  const { notSold } = useRouter().options.context.page
  if (item.byHand || !areFlightsSold(item.sold, hold.answeredAt) || notSold.includes('flown-tours')) return null
  return (
    <TitledCard title={<Trans>Add a flight</Trans>}>
      <p className="text-sm">
        <Trans>
          There on the day before, back on the day after. Booked with your flight the tour costs less than alone: one
          price, one payment, one confirmation.
        </Trans>
      </p>
      <Link
        to="/paquetes/tur/vuelos"
        search={{ offer: item.offerId }}
        preload={false}
        className={buttonClass('secondary', 'base', 'self-start')}
      >
        <Trans>See flights for these days</Trans>
      </Link>
    </TitledCard>
  )
}
