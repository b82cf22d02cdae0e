import { createContext, use, useState } from 'react'
import type { BookingClient } from './booking-client.ts'
import { useSnapshot } from 'valtio'
import type { BookingView } from '../session/booking-view.ts'
import type { Draft } from './draft.ts'
import type { TravelDays } from '../travellers/passenger/passenger-faults.ts'

/** Filled by `BookingProvider`, whose file brings the booking's calls with it. */
export const BookingScope = createContext<BookingClient | undefined>(undefined)

export const useBooking = (): BookingClient => {
  const booking = use(BookingScope)
  if (!booking) throw new Error('useBooking belongs inside a BookingProvider')
  return booking
}

/** What the fields of a booking show. For parts of a page that has one. */
export const useDraft = (): Draft => {
  const { draft } = useSnapshot(useBooking().draft.state, { sync: true })
  if (!draft) throw new Error('useDraft belongs on a page whose booking is there')
  return draft
}

/** What the server last said of the booking. For parts of a page that has one. */
export const useBookingView = (): BookingView => {
  const { view } = useSnapshot(useBooking().draft.state)
  if (!view) throw new Error('useBookingView belongs on a page whose booking is there')
  return view
}

/** What ages and passports are held against; today is UTC's, as the server has it. */
export const useTravelDays = (): TravelDays => {
  const { item } = useDraft()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return { ...item.days, today }
}
