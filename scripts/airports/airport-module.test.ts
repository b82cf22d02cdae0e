import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { airportModule } from './airport-module.ts'

it('is what `npm run airports` would write', async () => {
  expect(readFileSync('backend/airports/airport-rows.ts', 'utf8') === (await airportModule())).toBe(true)
})
