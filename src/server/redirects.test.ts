import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectOf } from './redirects.ts'

const origin = 'https://trayecto.test'
const redirect = (address: string) => redirectOf(new URL(origin + address))

describe('redirectOf', () => {
  it.each([
    ['/vuelos/', 308, '/vuelos'],
    ['//vuelos//results/?a=1&b=', 308, '/vuelos/results?a=1&b='],
    ['/es/', 308, '/es'],
    ['//', 308, '/'],
    ['//evil.example/', 308, '/evil.example'],
    ['/user', 301, '/'],
    ['/user/?a=1', 301, '/?a=1'],
    ['/en/user', 301, '/en'],
    ['/tours', 301, '/turs'],
    ['/tours/peru/cusco?x=1', 301, '/turs/peru/cusco?x=1'],
    ['/es/tours/peru', 301, '/es/turs/peru'],
    ['/booking/billingsummary', 301, '/booking/BillingSummary'],
    ['/booking/BILLINGSUMMARY?id=1', 301, '/booking/BillingSummary?id=1'],
    ['/airlines', 301, '/aerolineas'],
    ['/airlines/qatar-airways', 301, '/aerolineas/qatar-airways'],
    ['/airlines/turkish-airline', 301, '/aerolineas/turkish-airlines'],
    ['/aerolineas/turkish-airline', 301, '/aerolineas/turkish-airlines'],
  ])('%s → %i %s', (address, status, location) => expect(redirect(address)).toEqual({ status, location }))

  it.each([
    '/',
    '/es',
    '/en/vuelos?x=//',
    '/user/my-journey',
    '/users',
    '/toursist',
    '/booking/BillingSummary',
    '/aerolineas/turkish-airlines',
  ])('leaves %s alone', (address) => expect(redirect(address)).toBeUndefined())

  const part = fc.constantFrom(
    '',
    'es',
    'en',
    'user',
    'tours',
    'airlines',
    'turkish-airline',
    'booking',
    'BillingSummary',
  )
  const path = fc.array(fc.oneof(part, fc.webSegment()), { maxLength: 5 }).map((parts) => `/${parts.join('/')}`)

  it('needs one hop, and stays on this site', () => {
    fc.assert(
      fc.property(path, fc.webQueryParameters(), (pathname, query) => {
        const found = redirect(`${pathname}?${query}`)
        if (!found) return
        const target = new URL(found.location, origin)
        expect(target.origin).toBe(origin)
        expect(redirectOf(target)).toBeUndefined()
        expect(target.search).toBe(new URL(`${origin}${pathname}?${query}`).search)
      }),
    )
  })
})
