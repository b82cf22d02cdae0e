import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBuilds } from './latest-build.ts'

const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000)

const watching = (answers: readonly (string | undefined)[], isWorthAsking = () => true) => {
  const left = [...answers]
  const ask = vi.fn(async () => left.shift())
  const onNew = vi.fn()
  let seenAgain: (() => void) | undefined
  const onSeenAgain = (look: () => void) => {
    seenAgain = look
    return () => {
      seenAgain = undefined
    }
  }
  const stop = watchBuilds({ current: 'old', ask, onNew, isWorthAsking, onSeenAgain })
  return { ask, onNew, stop, seeAgain: () => seenAgain?.() }
}

describe('new-build detection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks every five minutes, tells of another build once, and asks no more', async () => {
    const { ask, onNew } = watching(['old', 'new', 'newer'])
    await minutes(4)
    expect(ask).not.toHaveBeenCalled()
    await minutes(1)
    expect([ask.mock.calls.length, onNew.mock.calls.length]).toEqual([1, 0])
    await minutes(30)
    expect([ask.mock.calls.length, onNew.mock.calls.length]).toEqual([2, 1])
  })

  it('takes no answer for no news', async () => {
    const { onNew } = watching([undefined, undefined])
    await minutes(10)
    expect(onNew).not.toHaveBeenCalled()
  })

  it('does not ask while nobody looks', async () => {
    const { ask } = watching(['new'], () => false)
    await minutes(20)
    expect(ask).not.toHaveBeenCalled()
  })

  it('asks as somebody looks again, but not each time', async () => {
    const { ask, onNew, seeAgain } = watching(['old', 'new'])
    await minutes(1)
    seeAgain()
    seeAgain()
    await minutes(0)
    expect([ask.mock.calls.length, onNew.mock.calls.length]).toEqual([1, 0])
    await minutes(1)
    seeAgain()
    await minutes(0)
    expect([ask.mock.calls.length, onNew.mock.calls.length]).toEqual([2, 1])
  })

  it('stops', async () => {
    const { ask, stop } = watching(['new'])
    stop()
    await minutes(20)
    expect(ask).not.toHaveBeenCalled()
  })
})
