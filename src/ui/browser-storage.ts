/** What outlives a reload but not the browser's session. `sessionStorage` is one. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The browser's own, for its session unless another is named, or one that forgets where settings forbid it and on the server:
 * nothing here may fail a page.
 */
export const browserStorage = (
  name: 'sessionStorage' | 'localStorage' = 'sessionStorage',
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const forgetful = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  try {
    return globalThis[name] ?? forgetful
  } catch {
    return forgetful
  }
}

export const readStored = <Value>(
  storage: SessionStorage,
  key: string,
  isValue: (stored: unknown) => stored is Value,
): Value | undefined => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isValue(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export const writeStored = (storage: SessionStorage, key: string, value: unknown): void => {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // full or forbidden: the page goes on with what it holds in memory
  }
}
