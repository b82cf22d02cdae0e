import { useLingui } from '@lingui/react/macro'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { NameFields } from '#/features/checkout/travellers/name-fields.tsx'
import type { Passenger } from '#/features/checkout/travellers/passenger.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { type TourDraft, isChild } from './sold-tour.ts'
import { AgeOnFirstDay } from './tour-facts.tsx'
import { travelerLabel } from './traveler-faults.ts'

interface TravelerCardProps {
  readonly passenger: Passenger
  /** whose browser may fill it in */
  readonly first: boolean
}

/** One who comes along, by name; of a child its age is said, by which it was asked for. */
export function TravelerCard({ passenger, first }: TravelerCardProps) {
  const { i18n } = useLingui()
  const { sold } = (useDraft() as TourDraft).item
  const age = sold.ages[Number(passenger.id) - 1]
  return (
    <TitledCard title={travelerLabel(i18n, sold, passenger.id)}>
      {age !== undefined && isChild(age) && (
        <p className="-mt-2 text-sm text-muted">
          <AgeOnFirstDay age={age} />
        </p>
      )}
      <NameFields passenger={passenger} first={first} />
    </TitledCard>
  )
}
