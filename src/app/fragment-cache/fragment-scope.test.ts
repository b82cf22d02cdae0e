import { expect, it } from 'vitest'
import type { PageScope } from '#/features/visitor/page-scope.ts'
import type { DisplayCurrency } from '#/ui/money/display-currency.tsx'
import { fragmentPage, fragmentScopeKey } from './fragment-scope.ts'

const visitor: PageScope['visitor'] = {
  country: 'CO',
  coordinates: { latitude: 4.7, longitude: -74 },
  callingCode: '57',
  ipInfo: undefined,
  currency: 'COP',
  theme: 'dark',
  breakpoint: 'md',
}
const page: PageScope = {
  requestId: 'request-1',
  build: 'b1',
  origin: 'https://trayecto.example',
  visitor,
  phone: { number: '+1 202', opens: 8, closes: 22, zone: 'America/Bogota' },
  notSold: [],
  isDemonstration: true,
  mapStyle: undefined,
  promotion: undefined,
  words: undefined,
  locale: 'es',
  prefixed: true,
  nonce: 'nonce-1',
}
const inPesos = { currency: 'COP', rates: { date: '2026-11-25' } } as unknown as DisplayCurrency

it('a part is told of a page what is in its key, and refused all that is one visitor’s', () => {
  const told = fragmentPage(page)
  expect([told.locale, told.prefixed, told.origin, told.phone, told.notSold]).toEqual([
    'es',
    true,
    page.origin,
    page.phone,
    [],
  ])
  for (const name of ['visitor', 'requestId', 'nonce', 'words', 'promotion', 'build'] as const)
    expect(() => (told as PageScope)[name]).toThrow(`the page's ${name}`)
})

it.each<[string, PageScope, DisplayCurrency | undefined]>([
  ['language', { ...page, locale: 'en' }, undefined],
  ['addresses', { ...page, prefixed: false }, undefined],
  ['origin', { ...page, origin: 'https://elsewhere.example' }, undefined],
  ['telephone', { ...page, phone: { ...page.phone, number: '+1 303' } }, undefined],
  ['what is sold', { ...page, notSold: ['cruises'] }, undefined],
  ['who sells', { ...page, isDemonstration: false }, undefined],
  ['what is said in Spain', { ...page, visitor: { ...visitor, country: 'ES' } }, undefined],
  ['currency', page, inPesos],
])('another %s is another part', (_name, other, display) => {
  expect(fragmentScopeKey(other, display)).not.toBe(fragmentScopeKey(page, undefined))
})

it('who asks is no part of the key', () => {
  const other: PageScope = {
    ...page,
    requestId: 'request-2',
    nonce: 'nonce-2',
    visitor: { ...visitor, country: 'PE', theme: 'light', breakpoint: 'xl', currency: 'PEN' },
  }
  expect(fragmentScopeKey(other, inPesos)).toBe(fragmentScopeKey(page, inPesos))
  expect(fragmentScopeKey(page, inPesos)).not.toMatch(/request-1|nonce-1|dark|4\.7/)
})
