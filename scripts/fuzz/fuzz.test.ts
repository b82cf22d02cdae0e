import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createRequest } from './create-request.ts'
import { fuzz } from './fuzz.ts'
import { createRandom } from './random.ts'

/** A server that breaks where `isFault` says so; how it is attacked. */
const serve = async (isFault: (body: string, url: string) => boolean) => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    response.writeHead(isFault(body, request.url ?? '') ? 500 : 400).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const targets = {
    site: address,
    backend: address,
    addresses: ['/es', '/en/vuelos?from=BOG'] as const,
    functions: [['startBooking', 'id-1'] as const],
    calls: [{ method: 'POST', path: '/air/flight-offer/search' }],
    offer: { offerId: 'o', shown: { amount: 1, currency: 'USD' } },
    cookie: '__Host-agent=x',
    service: {},
  }
  return { targets, close: () => void server.close() }
}

const run = async (isFault: (body: string, url: string) => boolean) => {
  const { targets, close } = await serve(isFault)
  const outcome = await fuzz({ targets, seed: 7, requests: 1500, together: 8, longest: 60_000 })
  close()
  return outcome
}

it.each([
  ['a node that is a promise', (body: string) => body.includes('"t":12')],
  ['a method that a form breaks', (_body: string, url: string) => url === '/outbox'],
  ['an escape in an address that decodes to nothing', (_body: string, url: string) => url.includes('%E0%A4%A')],
  ['a cabin that is no text', (body: string) => /^\{.*"cabin":(?:null|\{|\[|\d)/.test(body)],
])('finds a server that breaks on %s', async (_name, isFault) => {
  expect((await run(isFault)).faults.length).toBeGreaterThan(0)
})

it('finds nothing where nothing breaks, and asks for everything', async () => {
  const { faults, sent, statuses } = await run(() => false)
  expect([faults, sent, statuses.get(400)]).toEqual([[], 1500, 1500])
})

it('asks the same under the same seed', async () => {
  const { targets, close } = await serve(() => false)
  const asked = (seed: number) =>
    Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const request = createRequest(targets, createRandom(seed + index))
        return [request.method, request.url, [...request.headers], await request.text()]
      }),
    )
  expect(await asked(1)).toEqual(await asked(1))
  expect(await asked(1)).not.toEqual(await asked(1000))
  close()
})
