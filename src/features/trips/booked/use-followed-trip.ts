import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type BookedTrip, isUnsettled } from './booked-trip.ts'

/** Milliseconds between two looks at a booking that is still being settled. */
const interval = 5000

/** Asks again while something is still on its way, as long as somebody looks. */
export const useFollowedTrip = ({ status, hold }: Pick<BookedTrip, 'status' | 'hold'>): void => {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      const isSeen = document.visibilityState === 'visible' && navigator.onLine
      if (isSeen && isUnsettled({ status, hold }, Date.now())) void router.invalidate()
    }, interval)
    return () => clearInterval(timer)
  }, [router, status, hold])
}
