import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownMutants } from './known-mutants.ts'

const timesIn = (file: string, text: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split(text).length - 1 : 0

it.each(knownMutants)('$name: what it changes stands once in $file', ({ file, find, test }) => {
  expect(timesIn(file, find)).toBe(1)
  expect(existsSync(test), test).toBe(true)
})
