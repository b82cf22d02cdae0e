import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseQuery, stringifyQuery } from './query-parameters.ts'

it.each([
  ['?from=BOG&ages=7&page=2', { from: 'BOG', ages: '7', page: '2' }],
  ['?stops=0&stops=1', { stops: ['0', '1'] }],
  ['?from=Bogot%C3%A1+%28BOG%29', { from: 'Bogotá (BOG)' }],
  ['?return=', { return: '' }],
  ['', {}],
])('%s', (query, search) => {
  expect(parseQuery(query)).toEqual(search)
})

it.each([
  [{ stops: '0,1', page: 2, none: undefined }, '?stops=0%2C1&page=2'],
  [{ out: 'TP41.TP8229~1' }, '?out=TP41.TP8229%7E1'],
  [{ fare: 'Fly Óptima' }, '?fare=Fly+%C3%93ptima'],
  [{}, ''],
])('writes %o as the framework normalises it', (search, query) => {
  expect(stringifyQuery(search)).toBe(query)
})

it('leaves any query as the framework has normalised it', () => {
  const parameters = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), { noNullPrototype: true })
  fc.assert(
    fc.property(parameters, (written) => {
      const normal = new URLSearchParams(written).toString()
      expect(stringifyQuery(parseQuery(normal))).toBe(normal && `?${normal}`)
    }),
  )
})

it('reads back what it wrote', () => {
  const search = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true })
  fc.assert(
    fc.property(search, (written) => {
      expect(parseQuery(stringifyQuery(written))).toEqual(written)
    }),
  )
})
