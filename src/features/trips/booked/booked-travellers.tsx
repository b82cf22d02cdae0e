import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import type { BookedTraveller, BookedTrip } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'
import { requestWords } from './request-words.ts'
import { useTripWords } from './trip-words.tsx'

/** Who travels, with which document, ticket and bags, and whom the airline reaches. */
export function BookedTravellers({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const hasTravellers = trip.travellers.length > 0
  return (
    <TitledCard title={hasTravellers ? <Trans>Travelers</Trans> : <Trans>Contact</Trans>}>
      <ul className="flex flex-col gap-5 empty:hidden">
        {trip.travellers.map((traveller) => (
          <li key={traveller.id} className="break-inside-avoid">
            <p className="font-semibold [overflow-wrap:anywhere]">
              {traveller.name} <span className="font-normal text-muted">· {<TypeWord type={traveller.type} />}</span>
            </p>
            <TravellerFacts traveller={traveller}>
              {trip.parts.map((part) => {
                if (part.calledOffBy) return null
                const { OfTraveller } = ofKind(products, part.kind)
                return <OfTraveller key={part.partId} part={part} travellerId={traveller.id} />
              })}
            </TravellerFacts>
          </li>
        ))}
      </ul>
      <dl
        className={classNames(
          'grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2',
          hasTravellers && 'border-t border-line pt-3',
        )}
      >
        <Fact name={<Trans>Email</Trans>} value={trip.email} />
        <Fact name={<Trans>Contact number</Trans>} value={trip.phone} />
        <Fact name={<Trans>Emergency contact</Trans>} value={trip.emergencyContact} />
      </dl>
    </TitledCard>
  )
}

function TypeWord({ type }: { type: BookedTraveller['type'] }) {
  if (type === 'adult') return <Trans>Adult</Trans>
  return type === 'child' ? <Trans>Child</Trans> : <Trans>Infant</Trans>
}

interface TravellerFactsProps {
  readonly traveller: BookedTraveller
  /** what each part has for them */
  readonly children: ReactNode
}

function TravellerFacts({ traveller, children }: TravellerFactsProps) {
  const { ticket, document, meal, assistance, frequentFlyerNumber, lapOf } = traveller
  const { i18n } = useLingui()
  const words = useTripWords()
  return (
    <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      <Fact name={<Trans>Ticket</Trans>} value={ticket} />
      <Fact name={<Trans>Passport or ID</Trans>} value={document.ending && `•••• ${document.ending}`} />
      <Fact name={<Trans>Issued by</Trans>} value={document.country && words.country(document.country)} />
      <Fact name={<Trans>Valid from</Trans>} value={document.validFrom && words.date(document.validFrom)} />
      <Fact name={<Trans>Expires</Trans>} value={document.expires && words.date(document.expires)} />
      <Fact name={<Trans>Meal requested</Trans>} value={meal && requestWords(i18n, meal)} />
      <Fact name={<Trans>Assistance requested</Trans>} value={assistance && requestWords(i18n, assistance)} />
      <Fact name={<Trans>Frequent flyer number</Trans>} value={frequentFlyerNumber} />
      <Fact name={<Trans>On the lap of</Trans>} value={lapOf} />
      {children}
    </dl>
  )
}

/** Nothing where it is not known. */
export function Fact({ name, value }: { name: ReactNode; value: ReactNode }) {
  if (!value) return null
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
