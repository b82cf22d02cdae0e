import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromJSON, toCrossJSON, toJSON } from 'seroval'
import { isPlainDataCall } from '#/server/guard/plain-data-call.ts'
import { deserialize } from './deserialize.ts'
import { serialize } from './serialize.ts'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\\', '"<\\n>\u2028', '\\x3C', '\\\\u2029\n\t'))
const number = fc.double().filter((value) => Number.isFinite(value) && !Object.is(value, -0))
const leaf = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant(undefined))
const key = text.filter((name) => name !== '__proto__')
const data = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, leaf, fc.array(tie('value')), fc.dictionary(key, tie('value'))),
})).value

const answerOf = (value: unknown): string => JSON.stringify(toCrossJSON(value, { refs: new Map() }))

describe('plain data', () => {
  it('that is written is what the framework reads, and what the guard lets through', () => {
    fc.assert(
      fc.property(data, (value) => {
        const written = serialize({ data: value }) ?? ''
        expect(fromJSON(JSON.parse(written))).toEqual({ data: value })
        expect(isPlainDataCall(written)).toBe(isPlainDataCall(JSON.stringify(toJSON({ data: value }))))
      }),
    )
  })

  it('that the framework writes is read as it was', () => {
    fc.assert(
      fc.property(data, (result) => {
        expect(deserialize(answerOf({ result }))).toEqual({ result })
      }),
    )
  })

  it('may name one value twice', () => {
    const total = Object.freeze({ amount: 1, currency: 'USD' })
    const read = deserialize(answerOf({ total, all: [total, total] }))
    expect(read).toEqual({ total, all: [total, total] })
    expect(fromJSON(JSON.parse(serialize({ total, all: [total, total] }) ?? ''))).toEqual(read)
  })
})

const circle: unknown[] = []
circle.push(circle)

describe('what is more than plain data', () => {
  type Named = readonly [name: string, value: unknown]
  const more: readonly Named[] = [
    ['a date', new Date(0)],
    ['a map', new Map([[1, 2]])],
    ['an error', new Error('x')],
    ['bytes', new Uint8Array(4)],
    ['a large number', 1n],
    ['a number that is none', Number.NaN],
    ['a negative nothing', -0],
    // oxlint-disable-next-line no-sparse-arrays -- as it is called
    ['an array with holes', [1, , 2]],
  ]
  it.each<Named>([...more, ['a symbol’s value', { [Symbol.iterator]: 1 }], ['what holds itself', circle]])(
    'is not written: %s',
    (_name, value) => expect(serialize({ data: value })).toBeUndefined(),
  )

  it.each<Named>([...more, ['a name of all objects', JSON.parse('{"__proto__":1}')]])(
    'is not read: %s',
    (_name, value) => {
      expect(deserialize(answerOf({ result: value }))).toBeUndefined()
    },
  )

  it('breaks as the framework does where it is no notation at all', () => {
    expect(() => deserialize('nonsense')).toThrow(SyntaxError)
    expect(deserialize('{"t":4,"i":7}')).toBeUndefined()
    expect(deserialize('null')).toBeUndefined()
  })
})
