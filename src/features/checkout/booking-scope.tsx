import { type ReactNode, createContext, use, useEffect, useState } from 'react'
import { type BookingClient, createBookingClient } from './booking-client.ts'
import { connectBooking } from './connect-booking.ts'

const Context = createContext<BookingClient | undefined>(undefined)

/** One booking for all pages of `/booking`: what was typed on one of them is there on the next. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const [booking] = useState(createBookingClient)
  useEffect(() => connectBooking(booking), [booking])
  return <Context value={booking}>{children}</Context>
}

export const useBooking = (): BookingClient => {
  const booking = use(Context)
  if (!booking) throw new Error('useBooking belongs inside a BookingProvider')
  return booking
}
