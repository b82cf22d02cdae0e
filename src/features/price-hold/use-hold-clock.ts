import { useEffect } from 'react'
import { subscribe } from 'valtio'
import type { HoldTimerStore } from './hold-timer-store.ts'

const longestSleep = 20_000

/** Looks at the clock as soon as something is due; calls the returned function to stop. */
const followTimer = (timer: HoldTimerStore): (() => void) => {
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
const followWaking = (timer: HoldTimerStore): (() => void) => {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  document.addEventListener('visibilitychange', timer.tick, options)
  window.addEventListener('pageshow', timer.tick, options)
  window.addEventListener('focus', timer.tick, options)
  return () => stop.abort()
}

export const useHoldClock = (timer: HoldTimerStore): void => {
  useEffect(() => followTimer(timer), [timer])
  useEffect(() => followWaking(timer), [timer])
}
