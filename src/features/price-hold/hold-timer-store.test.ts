import { beforeEach, describe, expect, it } from 'vitest'
import { createHoldTimer } from './hold-timer-store.ts'

const minute = 60_000
const start = Date.parse('2027-03-01T12:00:00Z')

const holdAt = (at: number, minutes = 30) => ({
  answeredAt: new Date(at).toISOString(),
  expiresAt: new Date(at + minutes * minute).toISOString(),
})

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

let clock = start
let storage = memory()
const page = (subject = 'offer-1', kind: 'results' | 'summary' = 'summary') => {
  const timer = createHoldTimer({ now: () => clock, storage })
  timer.load({ kind, subject, hold: holdAt(clock) })
  return timer
}
const pass = (minutes: number) => {
  clock += minutes * minute
}

beforeEach(() => {
  clock = start
  storage = memory()
})

describe('a visit', () => {
  it('is warned a minute before, and told at the end', () => {
    const timer = page()
    expect(timer.untilNextChange()).toBe(7 * minute)
    pass(7)
    timer.tick()
    expect(timer.state).toMatchObject({ endsSoon: true, timerFinished: false })
    expect(timer.untilNextChange()).toBe(minute)
    pass(1)
    timer.tick()
    expect(timer.state).toMatchObject({ endsSoon: false, timerFinished: true })
    expect(timer.untilNextChange()).toBeUndefined()
    timer.acknowledge()
    expect(timer.state.timerFinished).toBe(false)
  })

  it('goes on after a reload, and starts anew for another offer', () => {
    page()
    pass(3)
    expect(page().untilNextChange()).toBe(4 * minute)
    expect(page('offer-2').untilNextChange()).toBe(7 * minute)
  })

  it('sleeps through the end and is told on waking', () => {
    const timer = page()
    pass(600)
    timer.tick()
    expect(timer.state.timerFinished).toBe(true)
  })

  it('begins anew with a check after the end, though its answer is the offer that ran out', async () => {
    const timer = page()
    const hold = holdAt(clock)
    pass(600)
    timer.tick()
    expect(await timer.renew(() => Promise.reject(new Error('nobody answers')))).toBe(false)
    expect(timer.state).toMatchObject({ timerFinished: true, recheck: 'failed' })
    const unheard = timer.renew(async () => undefined)
    expect(timer.state.recheck).toBe('pending')
    expect(await unheard).toBe(false)
    expect(timer.state).toMatchObject({ timerFinished: true, recheck: 'failed' })
    const check = async () => {
      timer.load({ kind: 'summary', subject: 'offer-1', hold })
      return hold
    }
    expect(await timer.renew(check)).toBe(true)
    expect(timer.state.recheck).toBe('idle')
    expect(timer.untilNextChange()).toBe(7 * minute)
  })

  it('keeps results and summary apart', () => {
    page('BOG-MAD', 'results')
    pass(3)
    page()
    expect(page('BOG-MAD', 'results').untilNextChange()).toBe(11 * minute)
  })

  it('does not stumble over what it finds stored', () => {
    for (const rubbish of ['', '{', '[]', '{"kind":"summary"}', 'null', '{"deadline":"soon"}']) {
      storage.setItem('trayecto.hold.summary', rubbish)
      expect(page().untilNextChange()).toBe(7 * minute)
    }
  })
})

describe('checking again', () => {
  it('extends once, and does not run out meanwhile', async () => {
    const timer = page()
    pass(7.5)
    await timer.extend(() => {
      expect(timer.state.recheck).toBe('pending')
      pass(0.75)
      timer.tick()
      expect(timer.state.timerFinished).toBe(false)
      return Promise.resolve(holdAt(clock))
    })
    expect(timer.state.recheck).toBe('idle')
    expect(timer.untilNextChange()).toBe(7 * minute)
    await timer.extend(() => Promise.resolve(holdAt(clock)))
    expect(timer.untilNextChange()).toBe(7 * minute)
  })

  it('says nothing after the end of what failed before it', async () => {
    const timer = page()
    pass(7.5)
    await timer.extend(() => Promise.resolve(undefined))
    pass(1)
    timer.tick()
    expect(timer.state).toMatchObject({ timerFinished: true, recheck: 'idle' })
  })

  it.each([
    ['no answer', () => Promise.resolve(undefined)],
    ['a failure', () => Promise.reject(new Error('offline'))],
  ])('says so on %s, with the time that was left', async (_name, check) => {
    const timer = page()
    pass(7.5)
    await timer.extend(check)
    expect(timer.state.recheck).toBe('failed')
    expect(timer.untilNextChange()).toBe(minute / 2)
  })
})

it('does nothing before a page has loaded', () => {
  const timer = createHoldTimer({ now: () => clock, storage })
  timer.tick()
  timer.pause()
  timer.acknowledge()
  expect(timer.state.held).toBeUndefined()
  expect(timer.untilNextChange()).toBeUndefined()
})
