import { expect, it } from 'vitest'
import { newReference, normalEmail, normalReference } from './booking-reference.ts'

it('makes references that nobody misreads and that do not repeat', () => {
  const references = Array.from({ length: 2000 }, () => newReference())
  for (const reference of references) expect(reference).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{9}$/)
  expect(new Set(references).size).toBeGreaterThan(1990)
})

it('leaves a guess less than one chance in 2^40', () =>
  expect(Math.log2(23) * newReference().length).toBeGreaterThanOrEqual(40))

it.each([' abc def ', 'ABC-DEF', 'aBcDeF', 'ABC–DEF', '\u200BABC\u00ADDEF\u200E', 'ＡＢＣＤＥＦ'])(
  'reads %j as people type or copy it',
  (typed) => expect(normalReference(typed)).toBe('ABCDEF'),
)

it('reads a reference of six characters from before as it was printed', () =>
  expect(normalReference('ac 34-79')).toBe('AC3479'))

it('reads an email without case and spaces', () => expect(normalEmail(' Ana@Example.COM ')).toBe('ana@example.com'))
