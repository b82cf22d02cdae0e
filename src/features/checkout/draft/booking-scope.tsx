import { createContext, use } from 'react'
import type { BookingClient } from './booking-client.ts'

/** Filled by `BookingProvider`, whose file brings the booking's calls with it. */
export const BookingScope = createContext<BookingClient | undefined>(undefined)

export const useBooking = (): BookingClient => {
  const booking = use(BookingScope)
  if (!booking) throw new Error('useBooking belongs inside a BookingProvider')
  return booking
}
