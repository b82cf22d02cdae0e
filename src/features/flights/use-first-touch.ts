import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** What nobody needs before they turn to the page waits for that, but no longer than this. */
const longestWait = 2500

/** False until somebody turns to the page: moves, types, scrolls, or stays a while. */
export const useFirstTouch = (): boolean => {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const touch = () => setTouched(true)
    const late = setTimeout(touch, longestWait)
    for (const sign of signs) addEventListener(sign, touch, { signal: stop.signal, passive: true, once: true })
    return () => {
      clearTimeout(late)
      stop.abort()
    }
  }, [])
  return touched
}
