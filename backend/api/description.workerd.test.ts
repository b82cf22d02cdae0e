import { env } from 'cloudflare:workers'
import { SELF } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'

interface Operation {
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, unknown>>
  readonly description?: string
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> }
}

const description = async (): Promise<Description> => (await SELF.fetch('http://backend/openapi.json')).json()

describe('what a partner is told', () => {
  it('is the key, of each call that asks for it', async () => {
    const { paths, components } = await description()
    expect(components.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'Bearer' } })
    const keyed = Object.entries(paths).filter(([path]) => /^\/(user|bookings?|operator|forms)\//.test(path))
    const operations = keyed.flatMap(([, methods]) => Object.values(methods))
    expect(operations.length).toBeGreaterThan(40)
    for (const { security, responses } of operations) {
      expect(security).toEqual([{ bearer: [] }])
      expect(responses).toHaveProperty('401')
    }
  })

  it('is what may be repeated', async () => {
    const { paths } = await description()
    expect(paths['/user/session/cancel-payment']?.post?.description).toContain('A repeat changes nothing')
    expect(paths['/bookings/{id}/cancel']?.post?.description).toContain('A repeat is answered')
  })
})

const header = { authorization: `Bearer ${env.SERVICE_KEY}`, 'x-request-id': 'asked' }

it.each(['text/plain', 'application/x-www-form-urlencoded'])('says that content is JSON (%s)', async (type) => {
  const response = await SELF.fetch('http://backend/air/flight-offer/search', {
    method: 'POST',
    headers: { ...header, 'content-type': type },
    body: '{}',
  })
  expect(response.status).toBe(415)
  expect(await response.json()).toMatchObject({ _tag: 'InvalidRequest', code: 'invalid_request', requestId: 'asked' })
})

it.each(['/air/flightOffer/%E0%A4%A', '/nowhere'])('says that nothing is at %s', async (path) => {
  const response = await SELF.fetch(`http://backend${path}`, { headers: header })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ _tag: 'NotFound', code: 'not_found', requestId: 'asked' })
})

it('reads no number in an empty text', async () => {
  const response = await SELF.fetch('http://backend/airports/nearby?lat=&lon=', { headers: header })
  const body: { readonly faults: readonly { readonly path: string }[] } = await response.json()
  expect(response.status).toBe(400)
  expect(body.faults.map(({ path }) => path)).toEqual(expect.arrayContaining(['query.lat', 'query.lon']))
})
