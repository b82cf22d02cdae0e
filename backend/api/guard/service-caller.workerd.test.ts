import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { call } from '../../sessions/traveller-for-tests.ts'

const made = env.SERVICE_KEY
afterEach(() => Object.assign(env, { SERVICE_KEY: made }))

const newer = 'nEwer-0123456789-abcdefghijklmnopqrstuvwxyz'
const older = 'oLder-0123456789-abcdefghijklmnopqrstuvwxyz'

const listed = async (authorization: string): Promise<number> => {
  const { status } = await call('/bookings', undefined, { 'x-agent-id': 'an-agent-of-somebody', authorization })
  return status
}

it('lets in whoever shows the key, or the older one while it is being replaced', async () => {
  env.SERVICE_KEY = `${newer} ${older}`
  expect(await listed(`Bearer ${newer}`)).toBe(200)
  expect(await listed(`Bearer ${older}`)).toBe(200)
})

it.each(['', 'Bearer ', 'Bearer other', newer, `Bearer ${newer} ${older}`])('keeps out %s', async (authorization) => {
  env.SERVICE_KEY = `${newer} ${older}`
  expect(await listed(authorization)).toBe(401)
})
