import * as fc from 'fast-check'
import { fromJSON, toJSON, toJSONAsync } from 'seroval'
import { describe, expect, it } from 'vitest'
import { mutateValue } from '../../../scripts/fuzz/mutate.ts'
import { createRandom } from '../../../scripts/fuzz/random.ts'
import { isPlainDataCall } from './plain-data-call.ts'
import { tries } from '../../../scripts/tries.ts'

/** Breaks where a call is let through that the framework cannot read. */
const readIfPlain = (text: string): void => {
  if (isPlainDataCall(text)) expect(JSON.stringify(fromJSON(JSON.parse(text)) ?? null)).toBeTypeOf('string')
}

const isPlain = (value: unknown): boolean => isPlainDataCall(JSON.stringify(value))
const callOf = (node: unknown, marks: readonly number[] = []) => ({
  t: { t: 10, i: 0, p: { k: ['data'], v: [node] }, o: 0 },
  f: 127,
  m: marks,
})

const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined))
const data = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, leaf, fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
})).value

describe('a call', () => {
  it('that a page would send is let through', () => {
    fc.assert(fc.property(data, (value) => isPlain(toJSON({ data: value }))))
  })

  it('may name one value twice, and hold what is frozen', () => {
    const total = Object.freeze({ amount: 1, currency: 'USD' })
    expect(isPlain(toJSON({ data: { total, agreed: total } }))).toBe(true)
  })

  it('that is let through can be read, whatever was done to it', () => {
    const broken = fc.tuple(data, fc.nat(), fc.string({ maxLength: 3 })).map(([value, place, put]) => {
      const text = JSON.stringify(toJSON({ data: value }))
      const at = place % text.length
      return text.slice(0, at) + put + text.slice(at + 1)
    })
    fc.assert(fc.property(broken, readIfPlain), { numRuns: tries(2000) })
  })

  it('that is let through can be read, whatever stands in place of one of its parts', () => {
    const bent = fc
      .tuple(data, fc.nat())
      .map(([value, seed]) => JSON.stringify(mutateValue(toJSON({ data: value }), createRandom(seed))))
    fc.assert(fc.property(bent, readIfPlain), { numRuns: tries(2000) })
  })

  it.each([
    ['a promise', Promise.resolve(1)],
    ['an error', new Error('x')],
    ['a regular expression', /(a+)+$/],
    ['a date', new Date()],
    ['a set', new Set([1])],
    ['a map', new Map([[1, 2]])],
    ['a large number', 1n],
    ['bytes', new Uint8Array(4)],
    ['a boxed value', Object('x')],
  ])('is refused with %s', async (_name, value) => expect(isPlain(await toJSONAsync({ data: value }))).toBe(false))

  it('is refused where it holds itself', () => {
    const circle: unknown[] = []
    circle.push(circle)
    expect(isPlain(toJSON({ data: circle }))).toBe(false)
  })

  it.each([
    ['nothing', { t: { t: 99 } }],
    ['no node', 'x'],
    ['a context of its own', toJSON({ data: 1, context: {} })],
    ['features that are no number', { ...callOf({ t: 1, s: '' }), f: { toString: 'x', valueOf: null } }],
    ['no marks', { ...callOf({ t: 1, s: '' }), m: null }],
    ['a reference to nothing', callOf({ t: 4, i: 9 }, [9])],
    [
      'a reference that is not marked',
      callOf({
        t: 9,
        i: 1,
        o: 0,
        a: [
          { t: 9, i: 2, o: 0, a: [] },
          { t: 4, i: 2 },
        ],
      }),
    ],
    ['a text that is none', callOf({ t: 1, s: 5 })],
    ['a number that is none', callOf({ t: 0, s: null })],
    ['a constant that is none', callOf({ t: 2, s: 8 })],
    ['an array without its items', callOf({ t: 9, i: 1, o: 0 })],
    ['an object with more names than values', callOf({ t: 10, i: 1, o: 0, p: { k: ['a'], v: [] } })],
    ['one number for two objects', callOf({ t: 9, i: 0, o: 0, a: [] })],
  ])('is refused with %s', (_name, call) => expect(isPlain(call)).toBe(false))

  it('is refused where it is too deep, or stands for more than it holds', () => {
    let deep: unknown = 0
    for (let turn = 0; turn < 400; turn += 1) deep = [deep]
    expect(isPlainDataCall(`{"t":${'{"t":9,"i":0,"a":['.repeat(3000)}`)).toBe(false)
    expect(isPlain(callOf({ t: 9, i: 1, o: 0, a: [toJSON(deep, { depthLimit: 500 }).t] }))).toBe(false)
    let doubled: unknown = 'x'
    for (let turn = 0; turn < 13; turn += 1) doubled = [doubled, doubled]
    expect(isPlain(toJSON({ data: doubled }))).toBe(false)
  })
})
