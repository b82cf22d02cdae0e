import { afterEach, expect, it, vi } from 'vitest'
import { type WorkerContainer, followWorker, registerWorker } from './register-worker.ts'

afterEach(() => vi.unstubAllGlobals())

const tab = (controller: object | null, isInUse = false) => {
  const listeners: (() => void)[] = []
  const workers = { controller, addEventListener: (_name: string, listener: () => void) => listeners.push(listener) }
  const reload = vi.fn()
  const onRefused = vi.fn()
  followWorker(workers as unknown as WorkerContainer, { isInUse: () => isInUse, reload, onRefused })
  const takeOver = (): void => {
    workers.controller = {}
    for (const listener of listeners) listener()
  }
  return { takeOver, counts: () => [reload.mock.calls.length, onRefused.mock.calls.length] }
}

it('a tab with nothing typed follows when another takes the newer build', () => {
  const { takeOver, counts } = tab({})
  takeOver()
  expect(counts()).toEqual([1, 0])
})

it('a tab with words in it is asked', () => {
  const { takeOver, counts } = tab({}, true)
  takeOver()
  expect(counts()).toEqual([0, 1])
})

it('the first worker of a page changes nothing, a second one does', () => {
  const { takeOver, counts } = tab(null)
  takeOver()
  expect(counts()).toEqual([0, 0])
  takeOver()
  expect(counts()).toEqual([1, 0])
})

/** Registers a worker in a browser that has `active` before, and which controls the page by the time that it says so. */
const installed = async (active: object | null) => {
  const installing = Object.assign(new EventTarget(), { state: 'installed' })
  const registration = Object.assign(new EventTarget(), { active, installing, waiting: null })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, register: () => Promise.resolve(registration) } })
  const onWaiting = vi.fn()
  const stop = await registerWorker({ onWaiting, onFailed: vi.fn() })
  registration.dispatchEvent(new Event('updatefound'))
  installing.dispatchEvent(new Event('statechange'))
  stop()
  return onWaiting.mock.calls.length
}

it('a worker that took the page over before it was heard of as installed is the first one, and no newer one', async () => {
  expect(await installed(null)).toBe(0)
})

it('a worker that was installed beside another one is a newer one', async () => {
  expect(await installed({})).toBe(1)
})
