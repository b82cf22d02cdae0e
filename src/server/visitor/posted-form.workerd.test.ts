import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { isFromHere, ownReturn } from './posted-form.ts'

const origin = 'https://trayecto.example'

it.each([
  ['/en/contacta-con-nosotras?about=tours', '/en/contacta-con-nosotras?about=tours'],
  ['//elsewhere.example/', '/'],
  ['https://elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  [`/es${'a'.repeat(4000)}`, '/'],
  [`/es?x=${'ñ'.repeat(1500)}`, '/'],
])('a form that names %.40s leads there, or home', (named, to) => {
  expect(ownReturn(named, origin).href).toBe(origin + to)
})

afterEach(() => {
  delete env.SITE_URL
})

it.each([
  ['a browser that says so', { 'sec-fetch-site': 'same-origin', origin: 'https://viajes.example' }, true],
  ['a browser that hides where from', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  ['an older browser', { origin: 'http://127.0.0.1:3000' }, true],
  ['an older browser, by the address that visitors have', { origin: 'https://viajes.example' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }, false],
  ['another host of the same owner', { 'sec-fetch-site': 'same-site', origin: 'https://viajes.example' }, false],
  ['an older browser on another site', { origin: 'https://elsewhere.example' }, false],
  ['nobody that says where from', {}, false],
])('a form from %s, behind a proxy that ends TLS', (_who, headers, taken) => {
  env.SITE_URL = 'https://viajes.example'
  expect(isFromHere(new Request('http://127.0.0.1:3000/preferences', { method: 'POST', headers }))).toBe(taken)
})
