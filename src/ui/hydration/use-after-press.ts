import { useCallback, useEffect, useRef } from 'react'

/** A touch that taps is told as a pointer first and as a mouse after it was let go. */
const begins = ['pointerdown', 'mousedown'] as const
const ends = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown'] as const

/**
 * Gives a way to do what moves the page: at once, or where a pointer is held down, after the click that its release
 * makes. A press moves the focus, and what is shown for a field that was left would move the pressed thing away from
 * under the pointer before it is let go: such a click is lost.
 */
export const useAfterPress = (): ((work: () => void) => void) => {
  const press = useRef<{ isHeld: boolean; waiting: (() => void)[] }>({ isHeld: false, waiting: [] })
  useEffect(() => {
    const held = press.current
    const stop = new AbortController()
    const listening = { signal: stop.signal, capture: true, passive: true }
    let release: ReturnType<typeof setTimeout> | undefined
    const begin = (): void => {
      clearTimeout(release)
      held.isHeld = true
    }
    const letGo = (): void => {
      held.isHeld = false
      for (const work of held.waiting.splice(0)) work()
    }
    /** The click is part of the release: it comes before any timer. */
    const end = (): void => {
      clearTimeout(release)
      release = setTimeout(letGo)
    }
    for (const name of begins) document.addEventListener(name, begin, listening)
    for (const name of ends) document.addEventListener(name, end, listening)
    return () => {
      stop.abort()
      clearTimeout(release)
      held.isHeld = false
      held.waiting.length = 0
    }
  }, [])
  return useCallback((work) => {
    if (press.current.isHeld) press.current.waiting.push(work)
    else work()
  }, [])
}
