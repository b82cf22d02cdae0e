import { Trans } from '@lingui/react/macro'
import type { TripHold } from '../booked/booked-trip.ts'
import { useTripWords } from '../booked/trip-words.tsx'

/** Until when held seats can be paid for, and what stands until then. */
export function HeldUntil({ hold }: { readonly hold: TripHold }) {
  const words = useTripWords()
  return (
    <Trans>
      Pay by <strong>{words.deadline(hold.payBy, hold.timeZone)}</strong>. Until then the airline keeps the seats and
      the price.
    </Trans>
  )
}
