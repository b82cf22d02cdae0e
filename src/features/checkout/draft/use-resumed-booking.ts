import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBooking } from './booking-scope.tsx'

/** The visitor's booking for a page that begins with it: read on every arrival. `failed`: nobody answered. */
export const useResumedBooking = () => {
  const booking = useBooking()
  const navigate = useNavigate()
  const { draft } = useSnapshot(booking.draft.state)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const resume = async (): Promise<void> => {
      const result = await booking.resume().catch(() => undefined)
      if (result?.ok === false && result.problem.code === 'no_booking') return navigate({ to: '/', replace: true })
      setFailed(!result?.ok)
    }
    void resume()
  }, [booking, navigate])
  return { isThere: draft !== undefined, failed }
}
