import { describe, expect, it } from 'vitest'
import { exchangeResponse } from './exchange-response.ts'

const rates = { base: 'USD', date: '2026-11-20', rates: { USD: 1, COP: 4123.45 } }

describe('exchangeResponse', () => {
  it('carries the rates, for an hour', async () => {
    const response = exchangeResponse({ ok: true, value: rates })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    expect(await response.json()).toEqual({ success: true, data: rates })
  })

  it('says that it has none, and is asked again the next time', async () => {
    const problem = { _tag: 'BackendDown', code: 'backend_down', message: 'refused', requestId: undefined } as const
    const response = exchangeResponse({ ok: false, problem })
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await response.json()).toEqual({ success: false, data: { rates: {}, base: 'USD', date: null } })
  })
})
