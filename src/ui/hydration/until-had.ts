/**
 * What brings a script, and where it cannot be had, brings it with the next connection; after so many milliseconds too, where they are
 * given, as a browser may believe that it has one.
 */
export const untilHad = async <Value>(bring: () => Promise<Value>, againAfterMs?: number): Promise<Value> => {
  try {
    return await bring()
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      if (againAfterMs) setTimeout(resolve, againAfterMs)
    })
    return await untilHad(bring, againAfterMs)
  }
}
