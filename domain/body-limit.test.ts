import { expect, it } from 'vitest'
import { withinBodyLimit } from './body-limit.ts'

const bodyLimit = 64 * 1024

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://trayecto.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const stream = (chunks: number, size: number): ReadableStream =>
  new ReadableStream({
    start(controller) {
      for (let chunk = 0; chunk < chunks; chunk += 1) controller.enqueue(new Uint8Array(size))
      controller.close()
    },
  })

it.each([0, 1, bodyLimit])('lets %i bytes through, whole', async (length) => {
  const request = await withinBodyLimit(post(new Uint8Array(length)), bodyLimit)
  expect((await request?.arrayBuffer())?.byteLength).toBe(length)
  expect(request?.method).toBe('POST')
})

it('refuses one byte more', async () => {
  expect(await withinBodyLimit(post(new Uint8Array(bodyLimit + 1)), bodyLimit)).toBeUndefined()
})

it('counts what comes, not what was announced', async () => {
  expect(await withinBodyLimit(post(stream(3, bodyLimit / 2)), bodyLimit)).toBeUndefined()
  expect(await withinBodyLimit(post(stream(2, bodyLimit / 2)), bodyLimit)).toBeDefined()
})

it('refuses by the announced length before reading', async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => undefined) })
  expect(await withinBodyLimit(post(endless, { 'content-length': '14000000' }), bodyLimit)).toBeUndefined()
})
