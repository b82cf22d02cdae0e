import { useEffect } from 'react'
import { subscribe } from 'valtio'
import type { SessionTimerStore } from './session-timer-store.ts'

const longestSleep = 20_000

/** Looks at the clock as soon as something is due; calls the returned function to stop. */
const followTimer = (timer: SessionTimerStore): (() => void) => {
  let alarm: ReturnType<typeof setTimeout> | undefined
  const schedule = (): void => {
    clearTimeout(alarm)
    const wait = timer.untilNextChange()
    if (wait !== undefined) alarm = setTimeout(timer.tick, Math.min(wait, longestSleep))
  }
  const unsubscribe = subscribe(timer.state, schedule)
  schedule()
  return () => {
    unsubscribe()
    clearTimeout(alarm)
  }
}

/** Looks at the clock when the page comes back from a hidden tab, the browser's cache or a sleeping machine. */
const followWaking = (timer: SessionTimerStore): (() => void) => {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  document.addEventListener('visibilitychange', timer.tick, options)
  window.addEventListener('pageshow', timer.tick, options)
  window.addEventListener('focus', timer.tick, options)
  return () => stop.abort()
}

export const useSessionClock = (timer: SessionTimerStore): void => {
  useEffect(() => followTimer(timer), [timer])
  useEffect(() => followWaking(timer), [timer])
}
