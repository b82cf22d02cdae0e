import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { runServer } from '#/server/runtime.server.ts'
import { mailAgain } from './mail-again.server.ts'

const { BACKEND } = env
afterEach(() => {
  Object.assign(env, { BACKEND })
  vi.restoreAllMocks()
})

it.each([
  ['lost', () => Promise.reject(new TypeError('connection lost'))],
  ['broken', () => Promise.resolve(new Response('{}', { status: 500 }))],
])('asks for a mail once, though its answer is %s', async (_how, answer) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fetched = vi.fn(answer)
  Object.assign(env, { BACKEND: { fetch: fetched } })
  expect((await runServer(mailAgain('agent-0123456789', 'bkg_1'))).ok).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(1)
})
