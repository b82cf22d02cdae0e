import { type BookingClient, createBookingClient } from './booking-client.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { BookingScope } from './booking-scope.tsx'

/**
 * Ties a booking to its page: hiding or leaving it, by whatever way, stores what was typed, the card goes when the page does, and a page that
 * the browser kept and shows again learns what has been written since.
 */
const connectBooking = ({ draft, card, tabs }: BookingClient): (() => void) => {
  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') void draft.flush()
  }
  const whenOnline = (): void => void draft.retry()
  const whenShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void draft.catchUp()
  }
  const whenLeft = (): void => {
    void draft.flush()
    card.clear()
  }
  const stopListening = tabs.listen((version) => void draft.heardOf(version))
  document.addEventListener('visibilitychange', whenHidden)
  window.addEventListener('online', whenOnline)
  window.addEventListener('pageshow', whenShown)
  window.addEventListener('pagehide', whenLeft)
  return () => {
    stopListening()
    document.removeEventListener('visibilitychange', whenHidden)
    window.removeEventListener('online', whenOnline)
    window.removeEventListener('pageshow', whenShown)
    window.removeEventListener('pagehide', whenLeft)
    draft.leave()
    card.clear()
  }
}

/** One booking for all pages of `/booking`: what was typed on one of them is there on the next. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const [booking] = useState(createBookingClient)
  useEffect(() => connectBooking(booking), [booking])
  return <BookingScope value={booking}>{children}</BookingScope>
}
