import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { answerOf } from './server/answer.server.ts'
import { toldPlace } from './server/geolocation.server.ts'
import { backendPage } from './server/payment-pages.server.ts'
import { redirectRules } from './server/redirect-settings.server.ts'
import type { RequestContext } from './server/request-context.ts'
import { hasServerFunction } from './server/server-functions.server.ts'

export { BookingSession } from './features/checkout/booking-session.server.ts'

const site = {
  render: async (request: Request, context: RequestContext) => {
    const place = await toldPlace(request, context.requestId)
    return handler.fetch(request, { context: { ...context, place } })
  },
  hasServerFunction,
  redirects: redirectRules,
}

export default {
  ...createServerEntry({ fetch: async (request) => (await backendPage(request)) ?? answerOf(request, site) }),
}
