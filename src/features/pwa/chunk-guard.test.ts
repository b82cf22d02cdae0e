import { afterEach, describe, expect, it, vi } from 'vitest'
import { guardChunks, mayReload } from './chunk-guard.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const guard = (isInUse = false, isOnline = true) => {
  const clock = { now: 1_000_000 }
  const storage = memory()
  const guarded = { storage: () => storage, isInUse: () => isInUse, isOnline: () => isOnline, now: () => clock.now }
  return { clock, ask: (path: string) => mayReload(path, guarded) }
}

describe('chunk load failure: the page is loaded anew, at most once per path in 10 seconds', () => {
  it('once', () => {
    const { ask } = guard()
    expect(ask('/en')).toBe(true)
    expect(ask('/en')).toBe(false)
  })

  it('for each path', () => {
    const { ask } = guard()
    expect([ask('/en'), ask('/es'), ask('/es')]).toEqual([true, true, false])
  })

  it.each([
    [9_999, false],
    [10_000, true],
  ])('again after %i ms: %s', (later, allowed) => {
    const { ask, clock } = guard()
    ask('/en')
    clock.now += later
    expect(ask('/en')).toBe(allowed)
  })

  it('never over unsaved words', () => expect(guard(true).ask('/en')).toBe(false))

  it('never without a connection', () => expect(guard(false, false).ask('/en')).toBe(false))

  it('with a memory that somebody spoiled', () => {
    const storage = memory()
    storage.setItem('reloaded-for-script', '{')
    expect(mayReload('/en', { storage: () => storage, isInUse: () => false, isOnline: () => true, now: () => 5 })).toBe(
      true,
    )
  })

  it.each([
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    [
      'full',
      () => ({
        ...memory(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
    ],
  ])('never where storage is %s: it would be loaded anew without end', (_state, storage) => {
    expect(mayReload('/en', { storage, isInUse: () => false, isOnline: () => true, now: () => 5 })).toBe(false)
  })
})

describe('a page whose script was lost', () => {
  const open = () => {
    vi.useFakeTimers()
    const reload = vi.fn()
    const page = Object.assign(new EventTarget(), {
      location: { pathname: '/en', reload },
      navigator: { onLine: true },
      sessionStorage: memory(),
    })
    guardChunks(
      page as unknown as Window,
      () => false,
      () => undefined,
    )
    const lose = (): Event => {
      const lost = new Event('vite:preloadError', { cancelable: true })
      page.dispatchEvent(lost)
      return lost
    }
    return { page, lose, reloads: () => reload.mock.calls.length }
  }
  afterEach(() => vi.useRealTimers())

  it('is loaded anew, by nobody else', () => {
    const { lose, reloads } = open()
    expect(lose().defaultPrevented).toBe(true)
    vi.advanceTimersByTime(1)
    expect(reloads()).toBe(1)
  })

  it('is let go where a link is followed, as Safari ends its loads then, and loaded anew where it is still there', () => {
    const { page, lose, reloads } = open()
    page.dispatchEvent(new Event('beforeunload'))
    lose()
    vi.advanceTimersByTime(29_000)
    expect(reloads()).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(reloads()).toBe(1)
  })
})
