/** A page whose script could not be had is loaded anew at most once in this time, in milliseconds (rule site-4). */
const guardTime = 10_000

/** How long a page that is being left may take to go, in milliseconds. */
const leaveTime = 30_000

const storageKey = 'reloaded-for-script'

interface Guarded {
  /** throws where settings forbid it */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly isInUse: () => boolean
  readonly isOnline: () => boolean
  readonly now: () => number
}

type Reloads = Readonly<Record<string, number>>

const reloadsIn = (storage: Guarded['storage']): Reloads => {
  try {
    return JSON.parse(storage().getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** Whether it is remembered: what is not would be done again and again. */
const isKept = (storage: Guarded['storage'], reloads: Reloads): boolean => {
  try {
    storage().setItem(storageKey, JSON.stringify(reloads))
    return true
  } catch {
    return false
  }
}

/**
 * Whether the page at `path` may be loaded anew because a script of it is missing, which is then remembered: once for
 * each path within ten seconds, never over words that would be lost, into a lost connection, or where nothing can be remembered.
 */
export const mayReload = (path: string, { storage, isInUse, isOnline, now }: Guarded): boolean => {
  if (isInUse() || !isOnline()) return false
  const reloads = reloadsIn(storage)
  const last = reloads[path]
  if (last !== undefined && now() - last < guardTime) return false
  return isKept(storage, { ...reloads, [path]: now() })
}

/** Tells of words that could not be had as Vite tells of scripts, whose files they are beside, and fails as they did. */
export const loseWords = (error: unknown): never => {
  dispatchEvent(new Event('vite:preloadError'))
  throw error
}

/**
 * Listens for scripts that are gone, as they are after a deployment; `onRefused` is told where the page stays as it is. A page that
 * is being left is asked about only if it is still there later: Safari ends its loads at once, and to load it anew would lose the way on.
 */
export const guardChunks = (page: Window, isInUse: () => boolean, onRefused: () => void): void => {
  let leavesUntil = 0
  const lose = (): void => {
    const isOnline = (): boolean => page.navigator.onLine
    const guarded = { storage: () => page.sessionStorage, isInUse, isOnline, now: Date.now }
    if (mayReload(page.location.pathname, guarded)) page.location.reload()
    else if (isOnline()) onRefused()
  }
  page.addEventListener('beforeunload', () => (leavesUntil = Date.now() + leaveTime))
  page.addEventListener('vite:preloadError', (event) => {
    /** Left to itself, the failure would make the router load the page anew, whatever stands in it. */
    event.preventDefault()
    setTimeout(lose, leavesUntil - Date.now())
  })
}
