import type { RequestContext } from './request-context.ts'

export const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** While developing, Vite writes style sheets into the page, to change them in place. */
const styleSource = import.meta.env.MODE === 'development' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'"

const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    styleSource,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A copy of the answer with the headers that every page and endpoint carries. */
export const withSecurityHeaders = (response: Response, { nonce, requestId }: RequestContext): Response => {
  const secured = new Response(response.body, response)
  const headers = secured.headers
  headers.set('content-security-policy', contentSecurityPolicy(nonce))
  headers.set('x-request-id', requestId)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), payment=(self), geolocation=(self)')
  headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  return secured
}
