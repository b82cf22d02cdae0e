/**
 * What brings a script, and where it cannot be had, brings it with the next connection; after so many milliseconds too, where they are
 * given, as a browser may believe that it has one. A part of a page is not asked for by time: each failure of its script may load the
 * page anew (`chunk-guard.ts`).
 */
export const untilHad = async <Value>(bring: () => Promise<Value>, againAfterMs?: number): Promise<Value> => {
  try {
    return await bring()
  } catch {
    const tried = new AbortController()
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true, signal: tried.signal })
      if (againAfterMs) setTimeout(resolve, againAfterMs)
    })
    tried.abort()
    return await untilHad(bring, againAfterMs)
  }
}
