const storageKey = 'recent-searches'
const changed = 'recent-searches-changed'

/** What this browser remembers of searches. Storage can be switched off: then nothing is remembered, and nothing fails. */
export const storedSearches = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export const storeSearches = (text: string): void => {
  try {
    localStorage.setItem(storageKey, text)
    dispatchEvent(new Event(changed))
  } catch {
    // full or switched off
  }
}

export const watchSearches = (notify: () => void): (() => void) => {
  addEventListener(changed, notify)
  addEventListener('storage', notify)
  return () => {
    removeEventListener(changed, notify)
    removeEventListener('storage', notify)
  }
}
