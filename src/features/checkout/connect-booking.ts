import type { BookingClient } from './booking-client.ts'

/** Ties a booking to its page: hiding or leaving it stores what was typed, and the card goes when the page does. */
export const connectBooking = ({ draft, card, tabs }: BookingClient): (() => void) => {
  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') void draft.flush()
  }
  const whenOnline = (): void => void draft.retry()
  const whenLeft = (): void => {
    void draft.flush()
    card.clear()
  }
  const stopListening = tabs.listen((version) => void draft.heardOf(version))
  document.addEventListener('visibilitychange', whenHidden)
  window.addEventListener('online', whenOnline)
  window.addEventListener('pagehide', whenLeft)
  return () => {
    stopListening()
    document.removeEventListener('visibilitychange', whenHidden)
    window.removeEventListener('online', whenOnline)
    window.removeEventListener('pagehide', whenLeft)
    draft.dispose()
    card.clear()
  }
}
