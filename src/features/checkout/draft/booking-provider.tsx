import { type ReactNode, useEffect, useState } from 'react'
import { createBookingClient } from './booking-client.ts'
import { BookingScope } from './booking-scope.tsx'
import { connectBooking } from './connect-booking.ts'

/** One booking for all pages of `/booking`: what was typed on one of them is there on the next. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const [booking] = useState(createBookingClient)
  useEffect(() => connectBooking(booking), [booking])
  return <BookingScope value={booking}>{children}</BookingScope>
}
