import { afterEach, expect, it, vi } from 'vitest'
import { forgetStored } from './forget-stored.ts'

afterEach(() => vi.unstubAllGlobals())

const forbidden = (): never => {
  throw new DOMException('forbidden', 'SecurityError')
}

it.each(['caches', 'localStorage', 'sessionStorage'])(
  'what the browser keeps goes, though it refuses %s',
  async (refused) => {
    const cleared: string[] = []
    const store = (name: string) => ({ clear: () => (name === refused ? forbidden() : cleared.push(name)) })
    const caches = { delete: async () => (refused === 'caches' ? forbidden() : cleared.push('caches')) }
    vi.stubGlobal('navigator', {})
    const location = new URL('https://site.example/')
    const [localStorage, sessionStorage] = [store('localStorage'), store('sessionStorage')]
    vi.stubGlobal('window', { location, caches, localStorage, sessionStorage })
    await forgetStored()
    expect(new Set([...cleared, refused])).toEqual(new Set(['caches', 'localStorage', 'sessionStorage']))
  },
)
