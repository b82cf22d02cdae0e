import { useEffect, useState } from 'react'
import type { CruiseStart } from './cruise-start.ts'

const ask = async (address: string, signal: AbortSignal): Promise<CruiseStart | null> => {
  const response = await fetch(address, { signal })
  if (response.ok) return response.json<CruiseStart>()
  await response.body?.cancel()
  return null
}

/** What there is to choose from: undefined until it is known, null where it cannot be had. */
export const useCruiseStart = (locale: string): CruiseStart | null | undefined => {
  const [start, setStart] = useState<CruiseStart | null>()
  useEffect(() => {
    const control = new AbortController()
    ask(`/api/cruises/start?lang=${locale}`, control.signal).then(
      setStart,
      () => control.signal.aborted || setStart(null),
    )
    return () => control.abort()
  }, [locale])
  return start
}
