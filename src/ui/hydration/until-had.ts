/** How soon it is tried again without a connection to wait for: a browser may believe that it has one. */
const againAfterMs = 10_000

/** What brings a script, and where it cannot be had, brings it with the next connection, or after a while. */
export const untilHad = async <Value>(bring: () => Promise<Value>): Promise<Value> => {
  try {
    return await bring()
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, againAfterMs)
    })
    return await untilHad(bring)
  }
}
