import { Effect, Layer, Logger, Schema } from 'effect'
import { HttpRouter, HttpServer } from 'effect/http'
import { HttpApi, HttpApiBuilder, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { expect, it } from 'vitest'
import { RequestFaults } from '#contract/request-faults.ts'
import { requestFaultsLayer } from './request-faults-layer.ts'

class BrokenGroup extends HttpApiGroup.make('broken').add(
  HttpApiEndpoint.get('read', '/broken', { success: Schema.String }),
) {}
class BrokenApi extends HttpApi.make('broken').add(BrokenGroup).middleware(RequestFaults) {}

const broken = HttpApiBuilder.group(BrokenApi, 'broken', (handlers) =>
  handlers.handle('read', () => Effect.die(new Error('the secret cause'))),
)

it('answers a defect with an id to ask by, and keeps its cause for the log', async () => {
  const logged: string[] = []
  const logger = Logger.map(Logger.formatJson, (line) => logged.push(line))
  const routes = HttpApiBuilder.layer(BrokenApi).pipe(
    Layer.provide(broken),
    Layer.provide(requestFaultsLayer),
    Layer.provide([HttpServer.layerServices, Logger.layer([logger])]),
  )
  const { handler, dispose } = HttpRouter.toWebHandler(routes, { disableLogger: true })
  const response = await handler(
    new Request('http://backend/broken?name=Ana', { headers: { 'x-request-id': 'asked-by' } }),
  )
  const body = await response.text()
  await dispose()

  expect(response.status).toBe(500)
  expect(JSON.parse(body)).toMatchObject({ code: 'internal_error', requestId: 'asked-by' })
  expect(body).not.toContain('secret cause')
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 'ERROR',
    annotations: { requestId: 'asked-by', method: 'GET', path: '/broken' },
  })
  expect(logged[0]).toContain('the secret cause')
  expect(logged[0]).not.toContain('Ana')
})
