import type { Booking } from '../../contract/booking.ts'

/** What a mail about a booking is for. */
export type MailKind = 'held' | 'confirmed' | 'ticketed' | 'unticketed' | 'let_go'

/** The news that a booking, as it stands, calls for. */
export const mailKindOf = (booking: Booking): MailKind => {
  if (booking.bookingStatus === 'Held') return 'held'
  if (booking.bookingStatus === 'Failed') return 'let_go'
  if (booking.ticketingStatus === 'issued') return 'ticketed'
  return booking.ticketingStatus === 'failed' ? 'unticketed' : 'confirmed'
}
