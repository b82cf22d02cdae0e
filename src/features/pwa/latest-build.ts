/** Milliseconds between two questions (rule site-1). */
const interval = 5 * 60_000

/** And at least between two of somebody who goes away and comes back. */
const shortest = 60_000

interface Watch {
  readonly current: string
  readonly ask: () => Promise<string | undefined>
  readonly onNew: () => void
  /** false while nobody looks or no network is there */
  readonly isWorthAsking: () => boolean
  /** calls whenever somebody looks again, who may have been away for days; answers what ends that */
  readonly onSeenAgain: (look: () => void) => () => void
}

/** The build that the site serves now; undefined where it cannot be told. */
export const askLatestBuild = async (): Promise<string | undefined> => {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined)
  if (!answer?.ok) return undefined
  const told: unknown = await answer.json().catch(() => undefined)
  return typeof told === 'object' && told && 'id' in told && typeof told.id === 'string' ? told.id : undefined
}

/**
 * Asks every five minutes, and as somebody looks again, until another build than the page's own is served, and tells so once. Answers
 * how to stop.
 */
export const watchBuilds = ({ current, ask, onNew, isWorthAsking, onSeenAgain }: Watch): (() => void) => {
  let askedAt = Date.now()
  let isOver = false
  const look = async (): Promise<void> => {
    if (!isWorthAsking()) return
    askedAt = Date.now()
    const latest = await ask()
    if (isOver || latest === undefined || latest === current) return
    stop()
    onNew()
  }
  const timer = setInterval(look, interval)
  const stopListening = onSeenAgain(() => {
    if (Date.now() - askedAt >= shortest) void look()
  })
  const stop = (): void => {
    isOver = true
    clearInterval(timer)
    stopListening()
  }
  return stop
}
