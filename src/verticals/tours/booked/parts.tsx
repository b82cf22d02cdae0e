import { Trans } from '@lingui/react/macro'
import { Fact } from '#/features/trips/booked/booked-travellers.tsx'
import type { BookedPart, TripStatus } from '#/features/trips/booked/booked-trip.ts'
import { Reference } from '#/features/trips/booked/trip-references.tsx'
import { Notice } from '#/ui/notice.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { TourDays, TourParty, TourTitle } from '../booking/tour-facts.tsx'
import { TourPriceLines } from '../booking/tour-price.tsx'
import { TourTermsCard } from '../booking/tour-terms-card.tsx'
import { useTourWords } from '../booking/use-tour-words.ts'
import { tourIn } from './booked-tour.ts'

interface PartProps {
  readonly part: BookedPart
}

/** The tour with its days and what is shown when it begins, and who comes along. */
export function TourCards({ part }: PartProps) {
  const { sold, withFlight, voucher } = tourIn(part)
  return (
    <>
      {part.calledOffBy === 'supplier' && (
        <Notice tone="warn" title={<Trans>The operator called it off</Trans>}>
          <Trans>Too few people would have come. All you paid for the tour is given back.</Trans>
        </Notice>
      )}
      <TitledCard title={<Trans>Your tour</Trans>}>
        <TourTitle sold={sold} />
        <TourDays sold={sold} />
        <TourParty sold={sold} />
        <dl className="text-sm empty:hidden">
          <Fact name={<Trans>Voucher</Trans>} value={voucher} />
        </dl>
      </TitledCard>
      <ComingAlong part={part} />
      {!part.isCancelOver && (
        <TourTermsCard
          sold={sold}
          title={withFlight ? <Trans>If you cancel flight and tour</Trans> : <Trans>If you cancel</Trans>}
        />
      )}
    </>
  )
}

/** Everybody by name with the one the operator talks to, where they are not named as travellers of the whole booking. */
function ComingAlong({ part }: PartProps) {
  const { travelers } = tourIn(part)
  if (travelers.length === 0) return null
  return (
    <TitledCard title={part.calledOffBy ? <Trans>Travelers</Trans> : <Trans>Who is coming</Trans>}>
      <ol className="flex flex-col gap-1">
        {travelers.map(({ number, name, leads }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            {name}
            {leads && (
              <span className="text-sm text-muted">
                {' ·\u00a0'}
                <Trans>Lead traveler</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}

export function TourPriceOfTrip({ part }: PartProps) {
  return <TourPriceLines paid={tourIn(part)} now={<Trans>Of which you pay with the booking</Trans>} />
}

export function TourReference({ part: { supplier } }: PartProps) {
  if (supplier.reference === null) return null
  return (
    <Reference name={<Trans>Operator reference</Trans>} code={supplier.reference}>
      <Trans>For questions to {supplier.name}</Trans>
    </Reference>
  )
}

/** Everybody is named by the tour. */
export const NothingOfTraveller = (): null => null

export function BeforeTour({ part }: PartProps) {
  const { sold, balance } = tourIn(part)
  const words = useTourWords()
  const { balanceDue } = sold.price
  const { operator } = sold.tour
  return (
    <>
      {balanceDue !== null && (
        <li>
          <Trans>
            Pay the balance of {words.money(balance)} to {operator} by {words.longDay(balanceDue)}. We never charge it.
          </Trans>
        </li>
      )}
      <li>
        <Trans>Show the voucher and a passport or ID on the first day.</Trans>
      </li>
    </>
  )
}

/** How a booking of a tour stands, as one sentence. */
export function TourStatus({ status: { booking, ticketing } }: { readonly status: TripStatus }) {
  if (booking === 'Failed')
    return (
      <Notice tone="danger" title={<Trans>The operator did not take this booking</Trans>}>
        <Trans>Nothing was charged: what was set aside has been given back.</Trans>
      </Notice>
    )
  if (booking === 'Held')
    return (
      <Notice tone="warn" title={<Trans>The operator has yet to confirm</Trans>}>
        <Trans>Nothing is charged before it does. This page follows it by itself.</Trans>
      </Notice>
    )
  if (ticketing === 'issued')
    return (
      <Notice tone="good" title={<Trans>Confirmed, voucher ready</Trans>}>
        <Trans>Everything is ready. The operator expects you.</Trans>
      </Notice>
    )
  return (
    <Notice tone="good" title={<Trans>Confirmed</Trans>}>
      {ticketing === 'failed' ? (
        <Trans>The voucher is late. Your booking stands, and the operator has your names.</Trans>
      ) : (
        <Trans>The operator expects you. The voucher follows within minutes.</Trans>
      )}
    </Notice>
  )
}
