/** A page whose script could not be had is loaded anew at most once in this time, in milliseconds (rule site-4). */
const guardTime = 10_000

/** How long a page that is being left may take to go, in milliseconds. */
const leaveTime = 30_000

const keyOf = (path: string): string => `reloaded-for-script ${path}`

/**
 * Whether the page at `path` may be loaded anew because a script of it is missing, which is then remembered: once within ten
 * seconds, and never where `storage` keeps nothing or throws, since it would be done again and again.
 */
export const mayReload = (path: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean => {
  try {
    const now = Date.now()
    if (now - Number(storage().getItem(keyOf(path))) < guardTime) return false
    storage().setItem(keyOf(path), String(now))
    return true
  } catch {
    return false
  }
}

/** Tells of words that could not be had as Vite tells of scripts, whose files they are beside, and fails as they did. */
export const loseWords = (error: unknown): never => {
  dispatchEvent(new Event('vite:preloadError'))
  throw error
}

/**
 * Listens for scripts that are gone, as they are after a deployment. The page is then loaded anew, but not over words that would be
 * lost, of which `onRefused` is told, or into a lost connection. A page that is being left is asked about only if it is still there
 * later: Safari ends its loads at once, and to load it anew would lose the way on.
 */
export const guardChunks = (page: Window, isInUse: () => boolean, onRefused: () => void): void => {
  let leavesUntil = 0
  const lose = (): void => {
    if (!page.navigator.onLine) return
    if (!isInUse() && mayReload(page.location.pathname, () => page.sessionStorage)) page.location.reload()
    else onRefused()
  }
  page.addEventListener('beforeunload', () => (leavesUntil = Date.now() + leaveTime))
  page.addEventListener('vite:preloadError', (event) => {
    /** Left to itself, the failure would make the router load the page anew, whatever stands in it. */
    event.preventDefault()
    setTimeout(lose, leavesUntil - Date.now())
  })
}
