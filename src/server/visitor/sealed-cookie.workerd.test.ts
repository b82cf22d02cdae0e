import { expect, it } from 'vitest'
import { seal } from './secrets.server.ts'
import { openedCookie, sealedCookie } from './sealed-cookie.server.ts'

const sealed = sealedCookie('{"email":"ñ@b.co"}', '__Host-lookup')

it('opens under its own name', () => {
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(openedCookie(sealed, '__Host-lookup')).toBe('{"email":"ñ@b.co"}')
})

it.each([
  ['what was sealed under another name', sealed],
  ['what was sealed under none', btoa(String.fromCharCode(...seal('[]')))],
  ['what was altered', sealedCookie('[]', '__Host-opened').replace(/.{4}$/, 'AAAA')],
  ['what was cut', sealedCookie('[]', '__Host-opened').slice(0, 20)],
  ['anything', 'x'],
  ['nothing', ''],
])('does not open for %s', (_what, cookie) => expect(openedCookie(cookie, '__Host-opened')).toBeUndefined())
