/** Whether somebody looks at the page, with a connection: what a page asks by itself is asked only then. */
export const isSeenOnline = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/** Calls `look` as soon as the page is looked at again, or has a connection again; answers what ends that. */
export const onSeenAgain = (look: () => void): (() => void) => {
  const stop = new AbortController()
  const lookIfSeen = (): void => {
    if (isSeenOnline()) look()
  }
  document.addEventListener('visibilitychange', lookIfSeen, { signal: stop.signal })
  window.addEventListener('online', lookIfSeen, { signal: stop.signal })
  return () => stop.abort()
}
