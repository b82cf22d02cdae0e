import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handlePreferences } from './preferences.handler.ts'
import { tries } from '../../../../scripts/tries.ts'

const origin = 'https://trayecto.test'

const post = (fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
  handlePreferences(
    new Request(`${origin}/preferences`, { method: 'POST', body: new URLSearchParams(fields), headers }),
  )

const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

describe('handlePreferences', () => {
  it.each([
    [
      { locale: 'en', return: '/es/vuelos/results?from=BOG&to=MAD' },
      '/en/vuelos/results?from=BOG&to=MAD',
      ['locale=en'],
    ],
    [{ locale: 'es', return: '/' }, '/es', ['locale=es']],
    [{ locale: 'en', return: '/es' }, '/en', ['locale=en']],
    [{ theme: 'dark', return: '/es?a=1' }, '/es?a=1', ['theme=dark']],
    [{ currency: 'COP', return: '/x' }, '/x', ['currency=COP']],
    [{ locale: 'fr', theme: 'neon', currency: 'XXX', return: '/x' }, '/x', []],
    [{}, '/', []],
  ])('%o goes back to %s and remembers %o', async (fields, location, cookies) => {
    const response = await post(fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(location)
    expect(cookiesOf(response)).toEqual(cookies)
  })

  it('keeps the language for a year, on this site alone', async () => {
    const response = await post({ locale: 'en', return: '/' })
    expect(response.headers.get('set-cookie')).toBe('locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  })

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, {}, { 'sec-fetch-site': 'cross-site' }])(
    'refuses a form from elsewhere: %o',
    async (headers) => {
      const response = await post({ theme: 'dark', return: '/' }, headers)
      expect(response.status).toBe(403)
      expect(cookiesOf(response)).toEqual([])
    },
  )

  it.each(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain'])(
    'refuses a body of %s that is no form',
    async (type) => {
      const headers = { origin, 'content-type': type }
      const response = await handlePreferences(
        new Request(`${origin}/preferences`, { method: 'POST', body: '{"theme":', headers }),
      )
      expect(response.status).toBe(400)
    },
  )

  it('never leads off this site', async () => {
    const tricky = fc.constantFrom(
      '//',
      '/\\',
      '\\\\',
      'https://',
      '/',
      '/\t/',
      'javascript:',
      '/%2f',
      '.',
      '@',
      'es//',
      '/es//',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(tricky, fc.webUrl(), fc.string())), async (parts) => {
        const response = await post({ locale: 'en', return: parts.join('') })
        const location = response.headers.get('location') ?? ''
        expect(location).toMatch(/^\/(?![/\\])/)
        expect(new URL(location, origin).origin).toBe(origin)
      }),
      { numRuns: tries(500) },
    )
  })
})
