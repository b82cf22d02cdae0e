import { expect, it } from 'vitest'
import { pageCaching } from './page-caching.ts'

it.each([
  ['/', 'private, no-cache'],
  ['/es/vuelos-bogota-madrid/results', 'private, no-cache'],
  ['/users', 'private, no-cache'],
  ['/user/my-journey', 'private, no-store'],
  ['/en/user/my-journey/booking-detail', 'private, no-store'],
  ['/booking/summary', 'private, no-store'],
  ['/User/My-Journey', 'private, no-store'],
  ['/es/hoteles/booking/success', 'private, no-store'],
])('%s: %s', (pathname, caching) => {
  expect(pageCaching(pathname)['cache-control']).toBe(caching)
})
