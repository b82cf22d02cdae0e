import { expect, it, vi } from 'vitest'
import { type WorkerContainer, followWorker } from './register-worker.ts'

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
