import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** What nobody needs before they turn to the page waits for that, but no longer than this. */
const longestWait = 2500

/** Does something once somebody turns to the page: moves, types, scrolls, or stays a while. Gives the way to call it off. */
export const onFirstTouch = (work: () => void): (() => void) => {
  const stop = new AbortController()
  const touch = (): void => {
    stop.abort()
    work()
  }
  const late = setTimeout(touch, longestWait)
  stop.signal.addEventListener('abort', () => clearTimeout(late))
  for (const sign of signs) addEventListener(sign, touch, { signal: stop.signal, passive: true })
  return () => stop.abort()
}

/** False until somebody turns to the page. */
export const useFirstTouch = (): boolean => {
  const [touched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  return touched
}
