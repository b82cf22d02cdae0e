import { env } from 'cloudflare:workers'
import { SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'

it('answers that it is well', async () => {
  const response = await SELF.fetch('http://backend/healthz')
  expect(await response.json()).toEqual({ status: 'ok' })
  expect(env.DB).toBeDefined()
})

it('names every fault of a bad request', async () => {
  const response = await SELF.fetch('http://backend/airports/nearby?lat=north&lon=999')
  expect(response.status).toBe(400)
  const body: { code: string; faults: { path: string }[] } = await response.json()
  expect(body.code).toBe('invalid_request')
  expect(body.faults.map((fault) => fault.path)).toEqual(expect.arrayContaining(['query.lat', 'query.lon']))
})

it.each([
  ['GET', '/no/such/place'],
  ['GET', '/air/flight-offer/search'],
  ['PUT', '/healthz'],
])('says in the shape of every problem that nothing answers %s %s', async (method, path) => {
  const response = await SELF.fetch(`http://backend${path}`, { method, headers: { 'x-request-id': 'lost' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ _tag: 'NotFound', code: 'not_found', requestId: 'lost' })
})

const search = (length: number) =>
  SELF.fetch('http://backend/air/flight-offer/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'large' },
    body: `{"x":"${'a'.repeat(length)}"}`,
  })

it('reads no body that is larger than any call', async () => {
  const refused = await search(300_000)
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({ code: 'invalid_request', requestId: 'large' })
  expect((await search(1000)).status).toBe(400)
})
