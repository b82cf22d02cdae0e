import { expect, it } from 'vitest'
import { addressOf } from './edge-cache.server.ts'

it('whatever text is asked for has an address', () => {
  expect(URL.canParse(addressOf({ name: 'trip' }, 'half a character: \ud800'))).toBe(true)
})
