import { useEffect, useState } from 'react'

/** The present, a minute at a time. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
