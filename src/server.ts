import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { createNonce, nonceHeader, withSecurityHeaders } from './server/security-headers.server.ts'

const isHealthCheck = (request: Request): boolean => new URL(request.url).pathname === '/healthz'

const withNonce = (request: Request, nonce: string): Request => {
  const scoped = new Request(request)
  scoped.headers.set(nonceHeader, nonce)
  return scoped
}

export default {
  ...createServerEntry({
    async fetch(request) {
      if (isHealthCheck(request)) return Response.json({ status: 'ok' })
      const nonce = createNonce()
      return withSecurityHeaders(await handler.fetch(withNonce(request, nonce)), nonce)
    },
  }),
}
