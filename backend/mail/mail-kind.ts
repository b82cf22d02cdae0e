import type { Booking } from '#contract/booking.ts'

/** What a mail about a booking is for. */
export type MailKind =
  | 'on_hold'
  | 'hold_expired'
  | 'hold_let_go'
  | 'held'
  | 'confirmed'
  | 'ticketed'
  | 'unticketed'
  | 'let_go'
  | 'called_off'

/** The news that a booking, as it stands, calls for. */
export const mailKindOf = (booking: Booking): MailKind => {
  if (booking.bookingStatus === 'Released')
    return booking.hold?.endedBy === 'traveller' ? 'hold_let_go' : 'hold_expired'
  if (booking.parts.some(({ state }) => state === 'cancelled')) return 'called_off'
  if (booking.bookingStatus === 'Held') return booking.hold ? 'on_hold' : 'held'
  if (booking.bookingStatus === 'Failed') return 'let_go'
  if (booking.ticketingStatus === 'issued') return 'ticketed'
  return booking.ticketingStatus === 'failed' ? 'unticketed' : 'confirmed'
}
