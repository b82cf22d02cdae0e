/** Milliseconds between two questions (rule site-1). */
const interval = 5 * 60_000

interface Watch {
  readonly current: string
  readonly ask: () => Promise<string | undefined>
  readonly onNew: () => void
  /** false while nobody looks or no network is there */
  readonly isWorthAsking: () => boolean
}

/** The build that the site serves now; undefined where it cannot be told. */
export const askLatestBuild = async (): Promise<string | undefined> => {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined)
  if (!answer?.ok) return undefined
  const told: unknown = await answer.json().catch(() => undefined)
  return typeof told === 'object' && told && 'id' in told && typeof told.id === 'string' ? told.id : undefined
}

/** Asks every five minutes until another build than the page's own is served, and tells so once. Answers how to stop. */
export const watchBuilds = ({ current, ask, onNew, isWorthAsking }: Watch): (() => void) => {
  const timer = setInterval(async () => {
    if (!isWorthAsking()) return
    const latest = await ask()
    if (latest === undefined || latest === current) return
    clearInterval(timer)
    onNew()
  }, interval)
  return () => clearInterval(timer)
}
