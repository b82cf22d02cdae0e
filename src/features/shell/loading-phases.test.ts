import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LoadingPhase, loadingPhases } from './loading-phases.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const shown: LoadingPhase[] = []
  return { shown, ...loadingPhases((phase) => shown.push(phase)) }
}

it('shows nothing of a page that comes within 200 ms', () => {
  const bar = watched()
  bar.begin()
  vi.advanceTimersByTime(199)
  bar.end()
  vi.runAllTimers()
  expect(bar.shown).toEqual([])
})

it('runs, completes, and goes', () => {
  const bar = watched()
  bar.begin()
  vi.advanceTimersByTime(200)
  expect(bar.shown).toEqual(['running'])
  bar.end()
  expect(bar.shown).toEqual(['running', 'done'])
  vi.runAllTimers()
  expect(bar.shown).toEqual(['running', 'done', 'idle'])
})

it('runs again where the next page begins before it is gone', () => {
  const bar = watched()
  bar.begin()
  vi.advanceTimersByTime(200)
  bar.end()
  bar.begin()
  vi.runAllTimers()
  expect(bar.shown).toEqual(['running', 'done', 'running'])
})

it('does not start over while it runs', () => {
  const bar = watched()
  bar.begin()
  vi.advanceTimersByTime(200)
  bar.begin()
  vi.advanceTimersByTime(5000)
  expect(bar.shown).toEqual(['running'])
})
