import { describe, expect, it } from 'vitest'
import { handlingOf, offlinePageFor } from './handling.ts'

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
