import { env } from 'cloudflare:workers'
import { SELF } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newestMigration } from '../newest-migration.ts'

const made = { OFFER_SECRET: env.OFFER_SECRET, SERVICE_KEY: env.SERVICE_KEY }
const lines: string[] = []
vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))

afterEach(() => {
  Object.assign(env, made)
  lines.length = 0
})

const everywhere = [
  '/air/flight-prices/day?from=BOG',
  '/bookings',
  '/search/airports?term=madrid',
  '/pay/x',
  '/outbox',
  '/payments/jwks.json',
]
const noSecrets = [undefined, '', 'short', 'development only: set a secret of your own', 'x'.repeat(64)]

describe.each(['OFFER_SECRET', 'SERVICE_KEY'] as const)('without a secret in %s', (name) => {
  it.each(noSecrets)('(%s) it answers nobody, and says what to set', async (value) => {
    Object.assign(env, { [name]: value })
    for (const path of everywhere) {
      const response = await SELF.fetch(`http://backend${path}`, { headers: { 'x-request-id': 'asked' } })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({
        code: 'not_configured',
        requestId: 'asked',
        message: expect.stringContaining(name),
      })
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      everywhere.map(() => expect.objectContaining({ level: 'error', event: 'not_configured', requestId: 'asked' })),
    )
    expect((await SELF.fetch('http://backend/healthz')).status).toBe(200)
    const ready = await SELF.fetch('http://backend/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ checks: { secrets: expect.stringContaining(name) } })
  })
})

const readiness = async (headers: HeadersInit = {}) => {
  const response = await SELF.fetch('http://backend/readyz', { headers })
  return { status: response.status, body: await response.json() }
}

describe('whether it is ready', () => {
  it('says that its database is not filled, and that it is', async () => {
    expect(await readiness()).toMatchObject({
      status: 503,
      body: { checks: { secrets: 'ok', database: expect.stringContaining('not filled') } },
    })
    await env.DB.exec("INSERT INTO seeds VALUES ('content', '1')")
    expect(await readiness()).toEqual({
      status: 200,
      body: { status: 'ready', checks: { secrets: 'ok', database: 'ok' } },
    })
  })
  it('says to whoever shows a key whether that is one', async () => {
    expect(await readiness({ authorization: `Bearer ${env.SERVICE_KEY}` })).toMatchObject({
      status: 200,
      body: { checks: { caller: 'ok' } },
    })
    expect(await readiness({ authorization: `Bearer ${'x'.repeat(40)}` })).toMatchObject({
      status: 503,
      body: { checks: { secrets: 'ok', database: 'ok', caller: expect.stringContaining('not known') } },
    })
  })

  it('says which migration its database lacks', async () => {
    await env.DB.exec(`DELETE FROM d1_migrations WHERE name = '${newestMigration}'`)
    expect(await readiness()).toMatchObject({
      status: 503,
      body: { checks: { database: expect.stringContaining(`lacks ${newestMigration}`) } },
    })
  })
})
