export type LoadingPhase = 'idle' | 'running' | 'done'

/** Milliseconds (rule site-6): a page that comes sooner than `throttle` shows no bar at all. */
const loadingTimes = { throttle: 200, duration: 2000, farewell: 250 } as const

/** Turns "a page is being loaded" into what the bar shows. `begin` and `end` may be called in any order and number. */
export const loadingPhases = (show: (phase: LoadingPhase) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let phase: LoadingPhase = 'idle'
  const enter = (next: LoadingPhase) => {
    phase = next
    show(next)
  }
  const after = (delay: number, next: LoadingPhase) => {
    clearTimeout(timer)
    timer = setTimeout(() => enter(next), delay)
  }
  return {
    begin: () => {
      if (phase !== 'running') after(loadingTimes.throttle, 'running')
    },
    end: () => {
      clearTimeout(timer)
      if (phase !== 'running') return
      enter('done')
      after(loadingTimes.farewell, 'idle')
    },
    stop: () => clearTimeout(timer),
  }
}
