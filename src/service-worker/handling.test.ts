import { describe, expect, it } from 'vitest'
import { copyFor, handlingOf, offlinePageFor, tripsPathFor } from './handling.ts'

const origin = 'https://trayecto.example'
const asked = (url: string, mode = 'navigate', method = 'GET') => ({ url: new URL(url, origin).href, mode, method })

describe('what the worker answers', () => {
  it.each([
    ['a page', asked('/en/user/my-journey'), 'page'],
    ['results', asked('/vuelos/results?from=BOG'), 'page'],
    ['a script', asked('/assets/a.js', 'cors'), 'asset'],
    ['a call', asked('/_serverFn/x', 'cors'), 'untouched'],
    ['a form that is sent', asked('/booking/summary', 'navigate', 'POST'), 'untouched'],
    ['a payment page', asked('/pay?cartId=1'), 'untouched'],
    ['the way off the list', asked('/unsubscribe?key=1'), 'untouched'],
    ['a download', asked('/api/trips/calendar'), 'untouched'],
    ['another site', asked('https://bank.example/'), 'untouched'],
  ])('%s', (_, request, handling) => expect(handlingOf(request, origin)).toBe(handling))
})

describe('the offline page speaks', () => {
  it.each([
    ['the language of the address', '/en/hoteles', ['es'], '/en/offline'],
    ['the browser’s', '/hoteles', ['fr', 'en-GB'], '/en/offline'],
    ['Spanish otherwise', '/hoteles', ['fr'], '/es/offline'],
  ])('%s', (_, path, languages, page) => expect(offlinePageFor(`${origin}${path}`, languages)).toBe(page))
})

describe('a page that was kept is found', () => {
  const kept = ['/en/user/my-journey', '/user/my-journey/booking-detail?booking=b1', '/es/booking/confirm'].map(
    (path) => origin + path,
  )
  it.each([
    ['at its own address', '/en/user/my-journey', '/en/user/my-journey'],
    ['without a language', '/user/my-journey', '/en/user/my-journey'],
    ['in another language', '/es/user/my-journey', '/en/user/my-journey'],
    ['with a slash behind it', '/user/my-journey/', '/en/user/my-journey'],
    ['by its query', '/en/user/my-journey/booking-detail?booking=b1', '/user/my-journey/booking-detail?booking=b1'],
    ['by no other query', '/en/user/my-journey/booking-detail?booking=b2', undefined],
    ['and no other page', '/en', undefined],
  ])('%s', (_, asked, found) => expect(copyFor(origin + asked, kept, ['en'])).toBe(found && origin + found))

  it.each([
    ['/user/my-journey', ['es-CO', 'en'], '/es/user/my-journey'],
    ['/user/my-journey', ['fr'], '/en/user/my-journey'],
    ['/es/user/my-journey', ['en'], '/es/user/my-journey'],
  ])('%s for %j in the language that fits best', (asked, languages, found) => {
    const both = ['/en/user/my-journey', '/es/user/my-journey'].map((path) => origin + path)
    expect(copyFor(origin + asked, both, languages)).toBe(origin + found)
  })

  it.each([
    ['/en/booking/confirm', '/en/user/my-journey'],
    ['/booking/confirm', '/user/my-journey'],
    ['/en/user/my-journey', undefined],
  ])('%s brings the list of trips along: %s', (page, list) => expect(tripsPathFor(origin + page)).toBe(list))
})
