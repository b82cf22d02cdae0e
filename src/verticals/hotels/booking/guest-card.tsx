import { useLingui } from '@lingui/react/macro'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { NameFields } from '#/features/checkout/travellers/name-fields.tsx'
import type { Passenger } from '#/features/checkout/travellers/passenger.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { roomLabel } from './guest-faults.ts'
import type { StayDraft } from './sold-stay.ts'
import { useStayWords } from './stay-words.ts'

interface GuestProps {
  readonly passenger: Passenger
  /** whose browser may fill it in */
  readonly first: boolean
}

/** Who asks for a room at the desk, under the room's label. */
export function GuestCard({ passenger, first }: GuestProps) {
  const { i18n } = useLingui()
  const { stay } = (useDraft() as StayDraft).item
  const words = useStayWords()
  const room = stay.rooms.find(({ index }) => String(index) === passenger.id)
  return (
    <TitledCard title={roomLabel(i18n, passenger.id)}>
      {room && (
        <p className="-mt-2 text-sm text-muted">
          {words.name(room.name)} ·&nbsp;{words.guests(room)}
        </p>
      )}
      <NameFields passenger={passenger} first={first} />
    </TitledCard>
  )
}
