import { useSnapshot } from 'valtio'
import { useBooking } from './booking-scope.tsx'
import type { BookingView } from '../session/booking-view.ts'
import type { Draft } from './draft.ts'

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
