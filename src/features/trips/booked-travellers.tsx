import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { BookedTraveller } from './booked-trip.ts'
import { requestWords } from './request-words.ts'
import { useTripWords } from './trip-words.tsx'

/** Who travels, with which document and ticket. */
export function BookedTravellers({ travellers }: { travellers: readonly BookedTraveller[] }) {
  return (
    <TitledCard title={<Trans>Travellers</Trans>}>
      <ul className="flex flex-col gap-5">
        {travellers.map((traveller) => (
          <li key={traveller.id} className="break-inside-avoid">
            <p className="font-semibold break-words">
              {traveller.name} <span className="font-normal text-muted">· {<TypeWord type={traveller.type} />}</span>
            </p>
            <TravellerFacts traveller={traveller} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function TypeWord({ type }: { type: BookedTraveller['type'] }) {
  if (type === 'adult') return <Trans>Adult</Trans>
  return type === 'child' ? <Trans>Child</Trans> : <Trans>Infant</Trans>
}

function TravellerFacts({ traveller: { ticket, document, meal, assistance } }: { traveller: BookedTraveller }) {
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
    </dl>
  )
}

/** Nothing where it is not known. */
export function Fact({ name, value }: { name: ReactNode; value: ReactNode }) {
  if (!value) return null
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd className="break-all">{value}</dd>
    </div>
  )
}
