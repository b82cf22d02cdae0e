import type { RequestContext } from '../request-context.ts'

export const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** While developing, Vite writes style sheets into the page, to change them in place. */
const styleSource = import.meta.env.MODE === 'development' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'"

/** Where browsers tell what a policy has blocked. */
export const cspReportPath = '/csp-reports'

const contentSecurityPolicy = (nonce: string, asked: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    styleSource,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${cspReportPath}`,
    'report-to csp',
  ].join('; ')

/** Pictures of links are drawn to be shown elsewhere; nothing else of ours is. */
const resourcePolicy = (pathname: string): string => (pathname.startsWith('/og/') ? 'cross-origin' : 'same-origin')

/** Writes the headers that every page and endpoint carries. What brings a content or referrer policy of its own keeps it. */
export const writeSecurityHeaders = (
  headers: Headers,
  url: URL,
  { nonce, requestId }: RequestContext,
  /** origins elsewhere that scripts may ask */
  asked: readonly string[],
): void => {
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', contentSecurityPolicy(nonce, asked))
  headers.set('reporting-endpoints', `csp="${cspReportPath}"`)
  headers.set('x-request-id', requestId)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-embedder-policy', 'require-corp')
  headers.set('cross-origin-resource-policy', resourcePolicy(url.pathname))
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), payment=(self), geolocation=(self)')
  headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
}
