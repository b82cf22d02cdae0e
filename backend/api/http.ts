import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServer, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { logLine } from '#contract/log/log-line.ts'
import { contentEndpoint } from '../content-api/content-endpoint.ts'
import { productHandlers, productServices } from '../products/product-layers.ts'
import { outboxPages } from '../mail/outbox-pages.tsx'
import { messagePages } from '../forms/message-pages.tsx'
import { unsubscribePages } from '../forms/unsubscribe-pages.tsx'
import { paymentPages } from '../payments/pages/payment-pages.tsx'
import { airportsHandlers } from './airports-handlers.ts'
import { assistantHandlers } from './assistant-handlers.ts'
import { bookingsHandlers } from './bookings/bookings-handlers.ts'
import { closedAnswer } from './guard/closed.ts'
import { currencyHandlers } from './currency-handlers.ts'
import { formsHandlers } from './forms-handlers.ts'
import { jsonLoggerLayer } from './json-logger.ts'
import { operatorHandlers } from './bookings/operator-handlers.ts'
import { paymentsHandlers } from './bookings/payments-handlers.ts'
import { readiness } from './readiness.ts'
import { withProblem } from './guard/router-refusals.ts'
import { requestFaultsLayer } from './guard/request-faults-layer.ts'
import { requestIdOf } from './request-id.ts'
import { serviceCallerLayer } from './guard/service-caller-layer.ts'
import { sessionHandlers } from './bookings/session-handlers.ts'

const apiRoutes = HttpApiBuilder.layer(BackendApi, { openapiPath: '/openapi.json' }).pipe(
  Layer.provide([airportsHandlers, productHandlers, currencyHandlers, assistantHandlers]),
  Layer.provide([sessionHandlers, paymentsHandlers, bookingsHandlers, formsHandlers, operatorHandlers]),
  Layer.provide(productServices),
  Layer.provide([requestFaultsLayer, serviceCallerLayer]),
)

const health = HttpRouter.add('GET', '/healthz', Effect.succeed(HttpServerResponse.jsonUnsafe({ status: 'ok' })))

const routes = Layer.mergeAll(
  apiRoutes,
  health,
  paymentPages,
  outboxPages,
  messagePages,
  unsubscribePages,
  contentEndpoint,
).pipe(Layer.provide(HttpServer.layerServices), Layer.provide(jsonLoggerLayer))

const web = HttpRouter.toWebHandler(routes, { disableLogger: true })

/** Answers under one request id, which is made here where the caller gave none, and writes a line where that failed. */
const answered = async (request: Request, path: string): Promise<Response> => {
  const requestId = requestIdOf(Object.fromEntries(request.headers))
  const known = new Request(request)
  known.headers.set('x-request-id', requestId)
  const startedAt = Date.now()
  const response = withProblem(await web.handler(known), requestId)
  const { status } = response
  if (status >= 500)
    logLine('error', 'failed_answer', requestId, { method: request.method, path, status, ms: Date.now() - startedAt })
  return response
}

/** The backend's answer to anything; nothing but how it is doing while a secret is missing. */
export const handler = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  if (pathname === '/readyz') return readiness(request)
  return (pathname === '/healthz' ? undefined : closedAnswer(request)) ?? answered(request, pathname)
}
