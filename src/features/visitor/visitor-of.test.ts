import { describe, expect, it } from 'vitest'
import { edgePlaceOf } from './edge-place.ts'
import { breakpointThatHolds } from './viewport.ts'
import { visitorOf } from './visitor-of.ts'
import { defaultCoordinates } from './visitor.ts'

const request = (headers: Record<string, string>, cf?: Record<string, unknown>): Request =>
  Object.assign(new Request('https://trayecto.test/', { headers }), { cf })

const visitor = (country: string | undefined, cookies: Record<string, string> = {}) =>
  visitorOf({ country, coordinates: defaultCoordinates }, (name) => cookies[name], 'en')

describe('visitorOf', () => {
  it.each([
    ['CO', {}, 'COP'],
    ['ES', {}, 'EUR'],
    ['JP', {}, 'USD'],
    [undefined, {}, 'USD'],
    ['CO', { currency: 'EUR' }, 'EUR'],
    ['CO', { currency: 'nonsense' }, 'COP'],
    ['CO', { currency: 'toString' }, 'COP'],
  ])('from %s with %o sees %s', (country, cookies, currency) => {
    expect(visitor(country, cookies).currency).toBe(currency)
  })

  it.each([
    ['EC', 'EUR', {}, 'EUR'],
    ['CO', 'JPY', {}, 'COP'],
    ['CO', 'EUR', { currency: 'GBP' }, 'GBP'],
  ])('from %s, whose currency is told to be %s, with %o sees %s', (country, currency, cookies, seen) => {
    const place = { country, currency, coordinates: defaultCoordinates }
    expect(visitorOf(place, (name) => (cookies as Record<string, string>)[name], 'en').currency).toBe(seen)
  })

  it('falls back to the system theme and a large screen', () => {
    expect(visitor('CO', { theme: 'neon', viewport: 'huge' })).toMatchObject({ theme: 'system', breakpoint: 'lg' })
    expect(visitor('CO', { theme: 'dark', viewport: 'md-sm' })).toMatchObject({ theme: 'dark', breakpoint: 'md-sm' })
  })
})

describe('edgePlaceOf', () => {
  const madrid = { country: 'ES', latitude: '40.4', longitude: '-3.7' }
  const lima = { 'x-test-country': 'PE', 'x-test-latitude': '-12', 'x-test-longitude': '-77' }

  it('takes what the edge reports', () => {
    expect(edgePlaceOf(request({}, madrid), false)).toEqual({
      country: 'ES',
      coordinates: { latitude: 40.4, longitude: -3.7 },
    })
  })

  it('takes headers in its place only where that is allowed', () => {
    expect(edgePlaceOf(request(lima, madrid), false).country).toBe('ES')
    expect(edgePlaceOf(request(lima, madrid), true)).toEqual({
      country: 'PE',
      coordinates: { latitude: -12, longitude: -77 },
    })
  })

  it.each([
    [undefined],
    [{}],
    [{ country: 'T1', latitude: '', longitude: '' }],
    [{ country: 'Spain', latitude: '91', longitude: '0' }],
    [{ country: 7, latitude: 'north', longitude: '1' }],
  ])('knows nothing from %o', (cf) => {
    expect(edgePlaceOf(request({}, cf), false)).toEqual({ country: undefined, coordinates: defaultCoordinates })
  })
})

describe('breakpointThatHolds', () => {
  it.each([
    [200, 'xs'],
    [320, 'xs'],
    [639, 'xs'],
    [640, 'sm'],
    [819, 'md'],
    [820, 'md-sm'],
    [1024, 'lg'],
    [1280, 'xl'],
    [2000, '2xl'],
  ])('%i px is %s', (width, name) => expect(breakpointThatHolds((pixels) => width >= pixels)).toBe(name))
})
