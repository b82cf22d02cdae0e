import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { airportModule } from './airport-module.ts'
import { indexModule } from './index-module.ts'
import { vocabularyModule } from './vocabulary-module.ts'

const written = (name: string): string => readFileSync(`backend/airports/${name}.ts`, 'utf8')

it('airport-rows is what `npm run airports` would write', async () => {
  expect(written('airport-rows') === (await airportModule())).toBe(true)
})

it('vocabulary-words is what `npm run airports` would write', () => {
  expect(written('vocabulary-words') === vocabularyModule()).toBe(true)
})

it('index-words is what `npm run airports` would write', () => {
  expect(written('index-words') === indexModule()).toBe(true)
})
