import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import type { StayDraft } from './sold-stay.ts'
import { HotelLine, StayDays, StayRooms } from './stay-facts.tsx'

/** What is being paid for, in a few lines. */
export function StayRecap() {
  const { stay } = (useDraft() as StayDraft).item
  return (
    <>
      <HotelLine stay={stay} />
      <StayDays stay={stay} />
      <StayRooms stay={stay} />
    </>
  )
}
