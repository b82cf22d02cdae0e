import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A dot between two things that a line may end with, or that stands alone in a join of things that may wrap. */
const lineEnd = /\{' · '\}|&& ' · '|'\\u00a0· '|·\{' '\}/

it('a dot between things goes on to the next line with what follows it', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'))
  expect(files.filter((file) => lineEnd.test(readFileSync(file, 'utf8')))).toEqual([])
})
