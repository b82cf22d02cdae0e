import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type TripStatus, isUnsettled } from './booked-trip.ts'

/** Milliseconds between two looks at a booking that is still being settled. */
const interval = 5000

/** Asks again while something is still on its way, as long as somebody looks. */
export const useFollowedTrip = (status: TripStatus): void => {
  const router = useRouter()
  const unsettled = isUnsettled(status)
  useEffect(() => {
    if (!unsettled) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void router.invalidate()
    }, interval)
    return () => clearInterval(timer)
  }, [router, unsettled])
}
