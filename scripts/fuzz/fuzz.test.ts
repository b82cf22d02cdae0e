import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createRequest } from './create-request.ts'
import { fuzz } from './fuzz.ts'
import { createRandom } from './random.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const targetsAt = (port: number) => {
  const address = new URL(`http://127.0.0.1:${port}`)
  return {
    site: address,
    backend: address,
    addresses: ['/es', '/en/vuelos?from=BOG'] as const,
    functions: [['startBooking', 'id-1'] as const],
    calls: [{ method: 'POST', path: '/air/flight-offer/search' }],
    offer: { offerId: 'o', shown: { amount: 1, currency: 'USD' } },
    cookie: '__Host-agent=x',
    service: {},
  }
}

const asked = (seed: number, requests: number) =>
  Promise.all(
    Array.from({ length: requests }, async (_, index) => {
      const request = createRequest(targetsAt(80), createRandom(seed + index))
      return {
        method: request.method,
        url: request.url,
        headers: [...request.headers],
        body: await request.text(),
      }
    }),
  )

const run = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const targets = targetsAt((server.address() as AddressInfo).port)
  return fuzz({ targets, seed: 7, requests: 200, together: 8, longest: 60_000 })
}

it.each([
  ['a node that is a promise', ({ body }: { body: string }) => body.includes('"t":12')],
  ['features that are no number', ({ body }) => body.includes('"f":{')],
  ['an escape in an address that decodes to nothing', ({ url }) => url.includes('%E0%A4%A')],
  ['a cabin that is no text', ({ body }) => /^\{.*"cabin":(?:null|\{|\[|\d)/.test(body)],
  ['a body that is larger than anything reads', ({ body }) => body.length > 64 * 1024],
] satisfies [string, (request: { body: string; url: string }) => boolean][])('sends %s', async (_name, isSent) => {
  expect((await asked(7, 3000)).some(isSent)).toBe(true)
})

it('asks the same under the same seed', async () => {
  expect(await asked(1, 60)).toEqual(await asked(1, 60))
  expect(await asked(1, 60)).not.toEqual(await asked(1000, 60))
})

it('finds nothing where nothing breaks, and asks for everything', async () => {
  const { faults, sent, statuses } = await run((_request, response) => void response.writeHead(400).end())
  expect([faults, sent, statuses.get(400)]).toEqual([[], 200, 200])
})

it('finds what breaks, and the id under which the server knows of it', async () => {
  const { faults } = await run(({ method }, response) => {
    response.writeHead(method === 'GET' ? 503 : 400, { 'x-request-id': 'r-1' }).end('out of order')
  })
  expect(faults.length).toBeGreaterThan(10)
  for (const fault of faults) expect(fault).toMatchObject({ method: 'GET', what: '503 out of order', requestId: 'r-1' })
})

it('finds what is not answered, or not to its end', async () => {
  const { faults, statuses } = await run((request, response) => {
    if (request.method === 'GET') return void request.socket.destroy()
    response.writeHead(200, { 'content-length': 100 }).write('half')
    setTimeout(() => request.socket.destroy(), 5)
  })
  expect([statuses.get(0), faults.length]).toEqual([200, 200])
})
