import { LRUCache } from 'lru-cache'

/** Kept under the edge's cache for this isolate alone: what was used longest ago makes room. */
export interface IsolateMemory<Value> {
  /** what was kept under the key, while it is fresh */
  readonly fresh: (key: string, now: number) => Value | undefined
  /** until an epoch millisecond */
  readonly keep: (key: string, value: Value, freshUntil: number) => void
  readonly forget: (key: string) => void
}

interface Held<Value> {
  readonly value: Value
  readonly freshUntil: number
}

/** Memory for `most` bytes, each value of the size that `sizeOf` says. A look into the edge's cache waits, this one does not. */
export const isolateMemory = <Value extends object | string>(
  most: number,
  sizeOf: (value: Value) => number,
): IsolateMemory<Value> => {
  const held = new LRUCache<string, Held<Value>>({
    maxSize: most,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
  })
  return {
    fresh: (key, now) => {
      const found = held.get(key)
      return found && now < found.freshUntil ? found.value : undefined
    },
    keep: (key, value, freshUntil) => {
      held.set(key, { value, freshUntil })
    },
    forget: (key) => void held.delete(key),
  }
}
