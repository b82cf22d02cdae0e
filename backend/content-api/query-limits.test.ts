import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { overLimit, queryLimits } from './query-limits.ts'

const nested = (levels: number): string => `{ ${'a { '.repeat(levels - 1)} a ${'} '.repeat(levels - 1)} }`
const wide = (fields: number): string => `{ a { ${Array.from({ length: fields - 1 }, (_, i) => `f${i}`).join(' ')} } }`
/** Each fragment spreads the one before it ten times. */
const exploding = (levels: number): string =>
  [
    'fragment F0 on T { a }',
    ...Array.from({ length: levels }, (_, i) => `fragment F${i + 1} on T { ${`...F${i} `.repeat(10)} }`),
    `{ t { ...F${levels} } }`,
  ].join('\n')

it.each([
  ['as deep as may be', nested(queryLimits.depth), undefined],
  ['deeper', nested(queryLimits.depth + 1), 'deeper'],
  ['as wide as may be', wide(queryLimits.fields), undefined],
  ['wider', wide(queryLimits.fields + 1), 'fields'],
  ['fragments in fragments', exploding(12), 'fields'],
  ['as many things as may be', `{ ${'a '.repeat(queryLimits.rootFields)} }`, undefined],
  ['more things', `{ ${'a '.repeat(queryLimits.rootFields + 1)} }`, 'at once'],
  [
    'more things in a fragment',
    `{ ...F } fragment F on Query { ${'a '.repeat(queryLimits.rootFields + 1)} }`,
    'at once',
  ],
  ['more things in line', `{ ... on Query { ${'a '.repeat(queryLimits.rootFields + 1)} } }`, 'at once'],
])('%s', (_what, query, message) => {
  const found = overLimit(parse(query))
  if (message === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(message)
})
