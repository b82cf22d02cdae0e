import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toldPlace } from './geolocation.server.ts'

const service = 'https://geo.example/{ip}/json'
/** Another visitor each: what is known of one is kept. */
let visitors = 0
const newVisitor = () => {
  visitors += 1
  return { accept: 'text/html', 'x-forwarded-for': `203.0.113.${visitors}, 10.0.0.1` }
}

const ask = (headers: Record<string, string> = newVisitor(), init: RequestInit = {}) =>
  toldPlace(new Request('https://trayecto.test/', { ...init, headers }), 'r1')

/** The outside host. */
const answering = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer)

const lines: string[] = []
beforeEach(() => {
  Object.assign(env, { GEOLOCATION_URL: service })
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  Object.assign(env, { GEOLOCATION_URL: '' })
  vi.restoreAllMocks()
  vi.useRealTimers()
  lines.length = 0
})

describe('a country that the edge does not tell', () => {
  it('is asked of the service, by the visitor’s own address', async () => {
    const asked = answering(async () => Response.json({ country_code: 'CO', currency: { currency_code: 'COP' } }))
    expect(await ask({ accept: 'text/html', 'x-forwarded-for': '203.0.113.200' })).toEqual({
      country: 'CO',
      currency: 'COP',
    })
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['https://geo.example/203.0.113.200/json'])
  })

  it('is asked once a visitor, an answer or none', async () => {
    for (const answer of [async () => Response.json({ country_code: 'PE' }), async () => new Response('busy')]) {
      const asked = answering(answer)
      const visitor = newVisitor()
      const first = await ask(visitor)
      await vi.waitFor(async () => {
        asked.mockClear()
        expect(await ask(visitor)).toEqual(first)
        expect(asked).not.toHaveBeenCalled()
      })
      await ask()
      expect(asked).toHaveBeenCalledTimes(1)
    }
  })

  it('is asked again five minutes after an answer of none', async () => {
    const visitor = newVisitor()
    answering(async () => new Response('busy'))
    expect((await ask(visitor))?.country).toBeUndefined()
    answering(async () => Response.json({ country_code: 'PE' }))
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] })
    await vi.waitFor(async () => expect((await ask(visitor))?.country).toBe('PE'))
  })

  it.each([
    ['no JSON', async () => new Response('<h1>Limit reached</h1>'), 'an answer that is no JSON'],
    ['another shape', async () => Response.json({ country: 'Colombia' }), 'an answer of another shape'],
    ['nothing', () => Promise.reject(new Error('connection refused')), 'connection refused'],
    ['nothing in time', () => new Promise<Response>(() => {}), 'no answer in 400 millis'],
  ])('is not known where it answers %s, which is logged', async (_name, answer, reason) => {
    answering(answer)
    expect(await ask()).toEqual({})
    expect(lines.join()).toContain(`Geolocation failed: ${reason}`)
    expect(lines.join()).not.toContain('203.0.113.')
  })

  it('is no country that a page could use', async () => {
    answering(async () => Response.json({ country_code: '<script>' }))
    expect(await ask()).toEqual({})
  })

  it('is known with or without its currency', async () => {
    for (const currency of [undefined, null, { currency_code: null }, { currency_code: '$' }]) {
      answering(async () => Response.json({ country_code: 'CO', currency }))
      expect(await ask()).toEqual({ country: 'CO' })
    }
  })
})

it.each([
  ['the operator has named no service', () => Object.assign(env, { GEOLOCATION_URL: '' }), newVisitor()],
  ['no page is asked for', () => undefined, { ...newVisitor(), accept: 'application/json' }],
  ['the visitor’s address is not known', () => undefined, { accept: 'text/html' }],
])('nobody is asked where %s', async (_name, arrange, headers) => {
  arrange()
  const asked = answering(async () => Response.json({ country_code: 'CO' }))
  expect(await ask(headers)).toEqual({})
  expect(asked).not.toHaveBeenCalled()
})
