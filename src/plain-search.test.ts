import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePlainSearch, writePlainSearch } from './plain-search.ts'

it.each([
  ['?from=BOG&ages=7&page=2', { from: 'BOG', ages: '7', page: '2' }],
  ['?stops=0&stops=1', { stops: ['0', '1'] }],
  ['?from=Bogot%C3%A1+%28BOG%29', { from: 'Bogotá (BOG)' }],
  ['?return=', { return: '' }],
  ['', {}],
])('%s', (query, search) => {
  expect(parsePlainSearch(query)).toEqual(search)
})

it('writes lists as people do', () => {
  expect(writePlainSearch({ stops: '0,1', page: 2, none: undefined })).toBe('?stops=0,1&page=2')
})

it('reads back what it wrote', () => {
  const search = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true })
  fc.assert(
    fc.property(search, (written) => {
      expect(parsePlainSearch(writePlainSearch(written))).toEqual(written)
    }),
  )
})
