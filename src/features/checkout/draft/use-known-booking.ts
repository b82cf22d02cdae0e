import { useEffect } from 'react'
import { useBooking } from './booking-scope.tsx'

/**
 * Reads the visitor's booking for a page that stands without it: whoever comes back from a payment that failed is told so there
 * as well. Where there is none, or nobody answers, the page has said all it can.
 */
export const useKnownBooking = (): void => {
  const booking = useBooking()
  useEffect(() => void booking.resume().catch(() => undefined), [booking])
}
