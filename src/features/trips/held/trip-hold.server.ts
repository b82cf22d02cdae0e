import type { Booking } from '#contract/booking.ts'
import type { TripHold } from '../booked/booked-trip.ts'

/** With the time left by the server's clock: a visitor's may be wrong by hours. */
export const tripHold = (hold: Booking['hold'] | undefined, now = Date.now()): TripHold | undefined =>
  hold ? { ...hold, msLeft: Math.max(0, Date.parse(hold.payBy) - now) } : undefined
