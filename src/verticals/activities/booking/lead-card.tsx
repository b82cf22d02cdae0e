import { Trans } from '@lingui/react/macro'
import { NameFields } from '#/features/checkout/travellers/name-fields.tsx'
import type { Passenger } from '#/features/checkout/travellers/passenger.ts'
import { TitledCard } from '#/ui/titled-card.tsx'

/** Under whose name it is: a grown-up who comes along. */
export function LeadCard({ passenger }: { readonly passenger: Passenger }) {
  return (
    <TitledCard title={<Trans>Lead traveler</Trans>}>
      <NameFields passenger={passenger} first />
    </TitledCard>
  )
}
