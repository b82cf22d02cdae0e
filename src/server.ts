import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { handleRequest } from './server/site.handler.server.ts'
import { pageVariantOf } from '#/app/page-cache/page-variant.server.ts'
import { closedAnswer } from '#/server/backend/closed.server.ts'
import { toldPlace } from '#/server/visitor/geolocation.server.ts'
import { backendPage } from '#/server/backend/payment-pages.server.ts'
import { readiness } from '#/server/backend/readiness.server.ts'
import { pageFromCache } from '#/server/cache/page-cache.server.ts'
import { cspReports } from '#/server/guard/csp-reports.server.ts'
import { redirectRules } from '#/server/redirects/redirect-settings.server.ts'
import type { RequestContext } from './server/request-context.ts'
import { hasServerFunction } from '#/server/guard/server-functions.server.ts'
import { logWhatTheFrameworkSays } from './server/framework-lines.ts'
import { holdResponseWeakly } from './server/weakly-held-response.server.ts'
import { mapOrigins } from '#/server/visitor/site-settings.server.ts'
import { products, tripProducts } from './verticals/products.server.ts'

export { BookingSession } from './verticals/booking-session.server.ts'

logWhatTheFrameworkSays()

/** The framework's own request scope begins here, so that it is ours to prepare before anything is written to it. */
const framework = createServerEntry({
  fetch: (request, options) => {
    holdResponseWeakly()
    return handler.fetch(request, options)
  },
})

const draw = (request: Request, context: RequestContext) => framework.fetch(request, { context })

const site = {
  render: async (request: Request, url: URL, context: RequestContext) => {
    if (url.pathname === '/readyz') return readiness()
    const place = await toldPlace(request, context.requestId)
    const whole = { ...context, place, products, tripProducts }
    const variant = pageVariantOf(request, url, place)
    return variant ? pageFromCache(variant, whole, draw) : draw(request, whole)
  },
  backendPage,
  cspReports,
  hasServerFunction,
  redirects: redirectRules,
  asked: mapOrigins(),
}

export default {
  fetch: async (request: Request): Promise<Response> => closedAnswer(request) ?? handleRequest(request, site),
}
