import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { closedAnswer } from './closed.server.ts'
import { readiness } from './readiness.server.ts'

const made = { AGENT_SECRET: env.AGENT_SECRET, SERVICE_KEY: env.SERVICE_KEY }
const lines: string[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line)))
afterEach(() => {
  vi.restoreAllMocks()
  lines.length = 0
  Object.assign(env, made)
  delete env.BACKEND_URL
})

const asked = (path = '/es') => closedAnswer(new Request(`https://trayecto.test${path}`))

it('is open with secrets', () => expect(asked()).toBeUndefined())

it.each(['AGENT_SECRET', 'SERVICE_KEY'] as const)('is closed without %s, says so and logs it', async (name) => {
  for (const value of [undefined, 'short', 'a-secret-of-thirty-two-characters-or-more,-for-tests']) {
    Object.assign(env, { [name]: value })
    const response = asked()
    expect(response?.status).toBe(503)
    expect(await response?.text()).toContain(name)
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ event: 'not_configured' })),
  )
})

it('needs no key for a backend elsewhere', () => {
  Object.assign(env, { BACKEND_URL: 'https://backend.example', SERVICE_KEY: undefined })
  expect(asked()).toBeUndefined()
})

it('says how it is doing while it is closed', () => {
  env.AGENT_SECRET = 'short'
  expect([asked('/healthz'), asked('/readyz')]).toEqual([undefined, undefined])
})

const ready = async (kind: string) => {
  env.BACKEND_URL = `${inject('answering')}/${kind}/`
  const response = await readiness()
  return { status: response.status, body: await response.json() }
}

it('is ready while the backend answers, and says what is wrong while it does not', async () => {
  expect(await ready('page')).toEqual({
    status: 200,
    body: { status: 'ready', checks: { secrets: 'ok', backend: 'ok' } },
  })
  expect(await ready('broken')).toMatchObject({
    status: 503,
    body: { checks: { backend: expect.stringContaining('500') } },
  })
  expect(await ready('gone')).toMatchObject({ status: 503, body: { checks: { backend: 'does not answer' } } })
})

it('is not ready without a secret', async () => {
  env.AGENT_SECRET = 'short'
  expect(await ready('page')).toMatchObject({
    status: 503,
    body: { checks: { secrets: expect.stringContaining('AGENT_SECRET') } },
  })
})

const backendOfOneKey = async (_address: RequestInfo | URL, { headers }: RequestInit = {}) => {
  const isKnown = new Headers(headers).get('authorization') === `Bearer ${made.SERVICE_KEY}`
  return Response.json({ checks: { caller: isKnown ? 'ok' : 'not known' } }, { status: isKnown ? 200 : 503 })
}

it('asks the backend by its key, and is not ready where that is none', async () => {
  Object.assign(env, { BACKEND: { fetch: backendOfOneKey } })
  expect((await readiness()).status).toBe(200)
  env.SERVICE_KEY = crypto.randomUUID()
  const response = await readiness()
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('not known')
})
