import { expect, it } from 'vitest'
import { namedCookies, needsInsecureCookies, insecureCookie } from './insecure-cookies.ts'

it.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
  ['curl/8.0', false],
])('%s', (userAgent, isNeeded) => {
  expect(needsInsecureCookies(userAgent)).toBe(isNeeded)
})

it('a browser that says nothing of itself keeps what it is sent', () => {
  expect(needsInsecureCookies(undefined)).toBe(false)
})

it.each([
  [
    '__Host-agent=a.b; Path=/; Max-Age=9; HttpOnly; Secure; SameSite=Lax',
    'Host-agent=a.b; Path=/; Max-Age=9; HttpOnly; SameSite=Lax',
  ],
  ['__Secure-travelers=x; Path=/_serverFn/; secure', 'Secure-travelers=x; Path=/_serverFn/'],
  ['lang=es; SameSite=Lax;Secure', 'lang=es; SameSite=Lax'],
  ['note=__Host-;Path=/secure', 'note=__Host-;Path=/secure'],
])('what is set: %s', (cookie, plain) => {
  expect(insecureCookie(cookie)).toBe(plain)
})

it('what is sent back has the names that the site gave', () => {
  expect(namedCookies('Host-agent=a; lang=es; Secure-travelers=x;Host-form-1=y; note=Host-')).toBe(
    '__Host-agent=a; lang=es; __Secure-travelers=x;__Host-form-1=y; note=Host-',
  )
})
