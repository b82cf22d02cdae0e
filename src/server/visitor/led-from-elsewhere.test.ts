import { expect, it } from 'vitest'
import { isLedFromElsewhere } from './led-from-elsewhere.ts'

it.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
  [undefined, false],
])('a request that says %s is led from elsewhere: %s', (site, led) => {
  const headers: Record<string, string> = site === undefined ? {} : { 'sec-fetch-site': site }
  expect(isLedFromElsewhere(new Request('https://trayecto.example/turs', { headers }))).toBe(led)
})
