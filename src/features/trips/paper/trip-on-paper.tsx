import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { Moment } from '#/ui/moment.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { BookedPayment } from '../booked/booked-payment.tsx'
import { BookedTravellers, Fact } from '../booked/booked-travellers.tsx'
import { type BookedTrip, waitsForPayment } from '../booked/booked-trip.ts'
import { HeldUntil } from '../held/held-until.tsx'
import { PartOnTrip } from '../booked/part-on-trip.tsx'
import type { OnTripPages } from '../booked/parts-on-page.ts'
import { TripNext } from '../booked/trip-next.tsx'
import { TripReferences } from '../booked/trip-references.tsx'
import { TripStatusCard } from '../booked/trip-status-card.tsx'
import type { PaperKind } from './paper-kind.ts'

interface OnPaperProps {
  readonly trip: BookedTrip
  readonly products: OnTripPages
}

interface TripOnPaperProps extends OnPaperProps {
  readonly kind: PaperKind
  /** what is booked, by the names of its parts */
  readonly titles: readonly string[]
}

/** A booking as paper tells it: in the very words of its page, without what is pressed there. */
export function TripOnPaper({ kind, titles, ...props }: TripOnPaperProps) {
  return kind === 'receipt' ? <Receipt {...props} titles={titles} /> : <Itinerary {...props} />
}

function Itinerary({ trip, products }: OnPaperProps) {
  return (
    <>
      <h1>
        <Trans>Itinerary</Trans>
      </h1>
      <TripReferences trip={trip} products={products} />
      {trip.hold && waitsForPayment(trip) ? (
        <HeldUntil hold={trip.hold} />
      ) : (
        <TripStatusCard trip={trip} products={products} />
      )}
      {trip.parts.map((part) => (
        <PartOnTrip key={part.partId} trip={trip} part={part} products={products} />
      ))}
      <BookedTravellers trip={trip} products={products} />
      <TripNext trip={trip} products={products} />
    </>
  )
}

function Receipt({ trip, products, titles }: OnPaperProps & Pick<TripOnPaperProps, 'titles'>) {
  const { i18n } = useLingui()
  const { charged = trip.total } = trip.paid
  const names = trip.travellers.map(({ name }) => name)
  const leads = trip.parts.flatMap(({ lead }) => lead ?? [])
  return (
    <>
      <h1>
        <Trans>Receipt</Trans>
      </h1>
      <TripReferences trip={trip} products={products} />
      <TitledCard title={<Trans>What was booked</Trans>}>
        <ul className="list-disc">
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <dl>
          <Fact name={<Trans>For</Trans>} value={[...new Set(names.length > 0 ? names : leads)].join(', ')} />
          <Fact name={<Trans>Booked on</Trans>} value={<Moment at={trip.bookedAt} />} />
          <Fact name={<Trans>Amount charged</Trans>} value={<strong>{formatMoney(charged, i18n.locale)}</strong>} />
        </dl>
      </TitledCard>
      <BookedPayment trip={trip} products={products} />
    </>
  )
}
