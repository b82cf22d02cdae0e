import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectOf } from './redirects.ts'

const rules = new Map([
  ['/ofertas', '/vuelos'],
  ['/seguros', 'https://partner.example/seguros?from=trayecto'],
  ['/turs/peru', '/peru'],
  ['/hoteles', '/espana'],
  ['/estancias', '/hotels'],
])

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
    ['/Aerolineas/frontier-airlines-F9', 308, '/aerolineas/frontier-airlines-F9'],
    ['/User/My-Journey?a=B', 308, '/user/my-journey?a=B'],
    ['/Paquetes/Result?from=BOG', 308, '/paquetes/result?from=BOG'],
    ['/Cruceros/Caribe-Este', 308, '/cruceros/caribe-este'],
    ['/en/EXPLORAR', 308, '/en/explorar'],
    ['/EN/Booking/Confirm', 308, '/en/booking/confirm'],
    ['/ES', 308, '/es'],
    ['/USER', 301, '/'],
    ['/Airlines/qatar-airways', 301, '/aerolineas/qatar-airways'],
    ['/BOOKING/BillingSummary', 301, '/booking/BillingSummary'],
    ['/booking/billingsummary', 301, '/booking/BillingSummary'],
    ['/booking/BILLINGSUMMARY?id=1', 301, '/booking/BillingSummary?id=1'],
    ['/airlines', 301, '/aerolineas'],
    ['/airlines/qatar-airways', 301, '/aerolineas/qatar-airways'],
    ['/airlines/turkish-airline', 301, '/aerolineas/turkish-airlines'],
    ['/aerolineas/turkish-airline', 301, '/aerolineas/turkish-airlines'],
    ['/flights', 301, '/vuelos'],
    ['/en/Packages/', 301, '/en/paquetes'],
    ['/es/cruises?ship=salina', 301, '/es/cruceros?ship=salina'],
    ['/hoteles', 302, '/?tab=hotels'],
    ['/en/Hotels/?utm_source=a&b=', 302, '/en?tab=hotels&utm_source=a&b='],
    ['/es/hoteles', 302, '/es?tab=hotels'],
    ['/activities', 302, '/?tab=activities'],
    ['/es/actividades', 302, '/es?tab=activities'],
  ])('%s → %i %s', (address, status, location) => expect(redirect(address)).toEqual({ status, location }))

  it.each([
    '/',
    '/es',
    '/en/vuelos?x=//',
    '/user/my-journey',
    '/users',
    '/toursist',
    '/flights-to-peru',
    '/hotelesa',
    '/activities/PRUEBAS-standard',
    '/hoteles/result?destination=CTG',
    '/Espana',
    '/aerolineas/frontier-airlines-F9',
    '/booking/BillingSummary',
    '/es/hoteles/booking/success',
    '/hoteles/booking/waiting',
    '/aerolineas/turkish-airlines',
  ])('leaves %s alone', (address) => expect(redirect(address)).toBeUndefined())

  it.each([
    ['/ofertas', '/vuelos'],
    ['/en/ofertas/?utm_source=a', '/en/vuelos?utm_source=a'],
    ['/es/seguros?utm_source=a', 'https://partner.example/seguros?from=trayecto'],
    ['/tours/peru', '/peru'],
    ['/hoteles', '/espana'],
    ['/en/estancias', '/en?tab=hotels'],
  ])('an operator sends %s to %s', (address, location) =>
    expect(redirectOf(new URL(origin + address), rules)).toEqual({ status: 302, location }),
  )

  it('an operator’s rule is for its own path alone', () => {
    expect(redirectOf(new URL(`${origin}/ofertas/hoy`), rules)).toBeUndefined()
  })

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
    'EN',
    'User',
    'hoteles',
    'activities',
    'flights',
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
        const asked = new URL(`${origin}${pathname}?${query}`).searchParams.toString()
        const isLedToTab = target.searchParams.get('tab') !== null && found.status === 302
        expect(target.searchParams.toString()).toBe(
          isLedToTab ? [`tab=${target.searchParams.get('tab')}`, asked].filter(Boolean).join('&') : asked,
        )
      }),
    )
  })
})
