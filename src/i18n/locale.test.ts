import { describe, expect, it } from 'vitest'
import { negotiateLocale, splitLocale } from './locale.ts'

describe('splitLocale', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/en/vuelos/results', 'en', '/vuelos/results'],
    ['/english', undefined, '/english'],
    ['/', undefined, '/'],
  ])('%s', (pathname, locale, rest) => {
    expect(splitLocale(pathname)).toEqual({ locale, pathname: rest })
  })
})

describe('negotiateLocale', () => {
  it.each([
    ['/en/x', 'es', 'es', 'en'],
    ['/x', 'en', 'es', 'en'],
    ['/x', undefined, 'fr;q=0.9, en;q=0.8, es;q=0.2', 'en'],
    ['/x', 'fr', undefined, 'es'],
    ['/x', undefined, 'fr, en;q=0', 'es'],
    ['/x', undefined, 'es;q=0, en;q=0.1', 'en'],
  ])('%s cookie %s header %s', (pathname, cookie, acceptLanguage, locale) => {
    expect(negotiateLocale({ pathname, cookie, acceptLanguage })).toBe(locale)
  })
})
