import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acknowledgeEnd,
  canExtend,
  continueHold,
  extendHold,
  holdLimits,
  observeHold,
  pauseHold,
  remainingTime,
  resumeHold,
  startHold,
} from './price-hold.ts'

const minute = 60_000
const now = Date.parse('2027-03-01T12:00:00Z')

/** A hold of the server's, answered `ago` minutes and ending `minutes` after that. */
const hold = (minutes: number, answeredAt = '2027-03-01T12:00:00Z') => ({
  answeredAt,
  expiresAt: new Date(Date.parse(answeredAt) + minutes * minute).toISOString(),
})
const later = hold(30, '2027-03-01T12:20:00Z')
const results = startHold('results', 'BOG-MAD', hold(30), now)
const minutesLeft = (held: typeof results, at: number) => remainingTime(held, at) / minute

describe('starting', () => {
  it.each([
    ['results', 30, 15],
    ['summary', 30, 8],
    ['results', 4, 4],
    ['summary', 4, 4],
    ['results', 0, 0],
    ['results', -3, 0],
  ] as const)('%s with offers for %i minutes holds %i', (kind, offers, minutes) => {
    expect(minutesLeft(startHold(kind, 'x', hold(offers), now), now)).toBe(minutes)
  })

  it('trusts the server’s span, not the visitor’s clock', () => {
    const hoursAhead = now + 300 * minute
    expect(minutesLeft(startHold('results', 'x', hold(5), hoursAhead), hoursAhead)).toBe(5)
  })

  it.each([
    ['results', 30, 12, 3],
    ['results', 20, 12, 3],
    ['results', 13, 12, 1],
    ['results', 30, 24, 0],
    ['results', 30, -5, 15],
  ] as const)('%s with offers for %i minutes that came %i minutes ago holds %i more', (kind, offers, ago, minutes) => {
    const kept = { ...hold(offers), arrivedAt: now - ago * minute }
    expect(minutesLeft(startHold(kind, 'x', kept, now), now)).toBe(minutes)
  })

  it('holds nothing on instants that cannot be read', () => {
    expect(remainingTime(startHold('results', 'x', { answeredAt: '', expiresAt: 'soon' }, now), now)).toBe(0)
  })
})

describe('passing time', () => {
  it.each([
    [1, 14, 'running'],
    [14.99, 0.01, 'running'],
    [15, 0, 'finished'],
    [600, 0, 'finished'],
  ])('after %f minutes', (passed, left, status) => {
    const seen = observeHold(results, now + passed * minute)
    expect(seen.status).toBe(status)
    expect(minutesLeft(seen, now + passed * minute)).toBeCloseTo(left)
  })

  it('follows a clock that was set back by an hour', () => {
    const before = observeHold(results, now + 5 * minute)
    const setBack = now + 5 * minute - 60 * minute
    expect(minutesLeft(observeHold(before, setBack), setBack)).toBe(10)
  })

  it('stays over when the clock is set back after the end', () => {
    const over = observeHold(results, now + 16 * minute)
    expect(observeHold(over, now).status).toBe('finished')
  })
})

describe('pausing', () => {
  it('keeps what was left', () => {
    const paused = pauseHold(results, now + 5 * minute)
    expect(observeHold(paused, now + 60 * minute).status).toBe('running')
    const at = now + 12 * minute
    expect(minutesLeft(resumeHold(paused, at), at)).toBe(10)
  })

  it('does not hold up the end of the offers', () => {
    const paused = pauseHold(results, now + 5 * minute)
    const at = now + 25 * minute
    expect(minutesLeft(resumeHold(paused, at), at)).toBe(5)
    expect(resumeHold(paused, now + 31 * minute).status).toBe('finished')
  })

  it('twice is once, and resuming what runs changes nothing', () => {
    const paused = pauseHold(results, now + 5 * minute)
    expect(pauseHold(paused, now + 9 * minute).pausedWith).toBe(10 * minute)
    expect(minutesLeft(resumeHold(results, now + minute), now + minute)).toBe(14)
  })

  it('cannot save what is over', () => {
    const paused = pauseHold(results, now + 15 * minute)
    expect([paused.status, paused.pausedWith]).toEqual(['finished', undefined])
  })
})

describe('extending', () => {
  const at = now + 14 * minute

  it('gives a full hold, once', () => {
    const extended = extendHold(results, later, at)
    expect(minutesLeft(extended, at)).toBe(15)
    expect(canExtend(extended)).toBe(false)
    expect(minutesLeft(extendHold(extended, later, at + minute), at + minute)).toBe(14)
  })

  it('ends with the offers', () => {
    expect(minutesLeft(extendHold(results, hold(3), at), at)).toBe(3)
  })

  it('works while paused for the check', () => {
    expect(minutesLeft(extendHold(pauseHold(results, at), later, at + 1000), at + 1000)).toBe(15)
  })

  it('is too late after the end', () => {
    const over = observeHold(results, now + 20 * minute)
    expect(extendHold(over, later, now + 20 * minute).status).toBe('finished')
  })
})

describe('the end', () => {
  const over = observeHold(results, now + 15 * minute)

  it('is told once', () => {
    const told = acknowledgeEnd(over)
    expect(told.status).toBe('acknowledged')
    expect(observeHold(told, now + 16 * minute).status).toBe('acknowledged')
    expect(remainingTime(told, now)).toBe(0)
  })

  it('cannot be acknowledged before it came', () => expect(acknowledgeEnd(results)).toBe(results))
})

describe('a page that loads', () => {
  const asked = { kind: 'results', subject: 'BOG-MAD', hold: later } as const

  it.each([
    ['nothing stored', undefined, 5, 15],
    ['the same search', results, 5, 10],
    ['another search', { ...results, subject: 'BOG-LIM' }, 5, 15],
    ['another kind', { ...results, kind: 'summary' as const }, 5, 15],
    ['the same search, paused', pauseHold(results, now + minute), 5, 14],
    ['the same search, over by now', results, 20, 15],
    ['the same search, over and told', acknowledgeEnd(observeHold(results, now + 15 * minute)), 16, 15],
  ])('%s', (_name, stored, minutes, left) => {
    const at = now + minutes * minute
    expect(minutesLeft(continueHold(stored, asked, at), at)).toBe(left)
  })

  it('goes on with a kept answer that another search was held between', () => {
    const at = now + 12 * minute
    const kept = { ...asked, hold: { ...hold(30), arrivedAt: now } }
    const between = startHold('results', 'BOG-LIM', hold(30), at - minute)
    expect(minutesLeft(continueHold(between, kept, at), at)).toBe(3)
    expect(continueHold(between, kept, now + 24 * minute).status).toBe('finished')
  })

  it('stays over while its prices are the old ones', () => {
    const again = continueHold(results, { ...asked, hold: hold(30) }, now + 20 * minute)
    expect(again.status).toBe('finished')
  })
})

it('whatever happens, a hold passes neither its limit nor the end of its offers', () => {
  type Step = (held: typeof results, at: number) => typeof results
  const steps = fc.constantFrom<Step>(observeHold, pauseHold, resumeHold)
  const moves = fc.array(fc.tuple(steps, fc.integer({ min: 0, max: 5 * minute })), { maxLength: 30 })
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 40 }), (path, offers) => {
      let [held, at] = [startHold('results', 'x', hold(offers), now), now]
      for (const [step, passed] of path) {
        at += passed
        const before = remainingTime(held, at)
        held = step(held, at)
        expect(remainingTime(held, at)).toBeLessThanOrEqual(Math.min(before, holdLimits.results))
        if (held.pausedWith === undefined && held.status === 'running')
          expect(held.deadline).toBeLessThanOrEqual(now + offers * minute)
      }
    }),
  )
})
