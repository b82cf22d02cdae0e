import { expect, it } from 'vitest'
import { robotsText } from './robots.ts'

const lines = robotsText('https://trayecto.test').split('\n')
const kept = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])

it('leads to the map of the site', () => expect(lines).toContain('Sitemap: https://trayecto.test/sitemap.xml'))

it.each(['/api/airports', '/_serverFn/abc'])('keeps crawlers from %s', (path) => {
  expect(kept.some((prefix) => path.startsWith(prefix))).toBe(true)
})

it.each([
  '/',
  '/es/espana',
  '/og/es/espana.png',
  '/assets/a.js',
  '/en/vuelos-bogota-madrid/results',
  '/booking/summary',
  '/user/my-journey',
])('lets crawlers read %s, be it to learn that it is not to be kept', (path) => {
  expect(kept.some((prefix) => path.startsWith(prefix))).toBe(false)
})
