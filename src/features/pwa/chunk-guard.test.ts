import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardChunks, mayReload } from './chunk-guard.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const guard = (storage = memory()) => ({ storage, ask: (path: string) => mayReload(path, () => storage) })

const open = ({ isInUse = false, onLine = true } = {}) => {
  const reload = vi.fn()
  const onRefused = vi.fn()
  const location = { pathname: '/en', reload }
  const page = Object.assign(new EventTarget(), { location, navigator: { onLine }, sessionStorage: memory() })
  guardChunks(page as unknown as Window, () => isInUse, onRefused)
  const lose = (): Event => {
    const lost = new Event('vite:preloadError', { cancelable: true })
    page.dispatchEvent(lost)
    vi.advanceTimersByTime(0)
    return lost
  }
  return { page, lose, told: () => [reload.mock.calls.length, onRefused.mock.calls.length] }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

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
    const { ask } = guard()
    ask('/en')
    vi.advanceTimersByTime(later)
    expect(ask('/en')).toBe(allowed)
  })

  it('with a memory that somebody spoiled', () => {
    const { storage, ask } = guard()
    storage.setItem('reloaded-for-script /en', '{')
    expect([ask('/en'), ask('/en')]).toEqual([true, false])
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
    expect(mayReload('/en', storage)).toBe(false)
  })
})

describe('a page whose script was lost', () => {
  it('is loaded anew, by nobody else', () => {
    const { lose, told } = open()
    expect(lose().defaultPrevented).toBe(true)
    expect(told()).toEqual([1, 0])
  })

  it('stays over words that would be lost, and where it was loaded anew just now, and says so', () => {
    const used = open({ isInUse: true })
    used.lose()
    expect(used.told()).toEqual([0, 1])
    const again = open()
    again.lose()
    again.lose()
    expect(again.told()).toEqual([1, 1])
  })

  it('stays without a connection', () => {
    const { lose, told } = open({ onLine: false })
    lose()
    expect(told()).toEqual([0, 0])
  })

  it('is let go where a link is followed, as Safari ends its loads then, and loaded anew where it is still there', () => {
    const { page, lose, told } = open()
    page.dispatchEvent(new Event('beforeunload'))
    lose()
    vi.advanceTimersByTime(29_000)
    expect(told()).toEqual([0, 0])
    vi.advanceTimersByTime(1_000)
    expect(told()).toEqual([1, 0])
  })
})
