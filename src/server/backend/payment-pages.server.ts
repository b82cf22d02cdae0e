import { env } from 'cloudflare:workers'
import { logLine } from '#contract/log/log-line.ts'
import { addressOf } from '../visitor/client-address.ts'
import { isFromHere } from '../visitor/posted-form.ts'

/** The payment provider's own pages, the way off the list and, while developing, what was mailed and written to us: the backend's, shown under the site's address. */
const isBackendPage = (pathname: string): boolean => /^\/(pay|outbox|messages|unsubscribe)(\/|$)/.test(pathname)

/** A mail service takes its reader off the list by itself: the link's key is all that is asked for (RFC 8058). */
const mayBePosted = (request: Request, { pathname }: URL): boolean => pathname === '/unsubscribe' || isFromHere(request)

/** What the backend is sent of a traveller's request: never the site's cookies, the id under which it is logged, and which origin they asked. */
const stripped = (request: Request, url: URL, requestId: string): Request => {
  const address = env.BACKEND_URL ? new URL(url.pathname + url.search, env.BACKEND_URL) : url
  const passed = new Request(address, new Request(request, { redirect: 'manual' }))
  passed.headers.delete('cookie')
  passed.headers.set('x-request-id', requestId)
  passed.headers.set('x-visitor-address', addressOf(request))
  passed.headers.set('x-visitor-origin', url.origin)
  return passed
}

/** The page that could not be had, and a line that says why: the call is made once, since a form may be in it. */
const outOfOrder = (requestId: string, startedAt: number, cause: unknown): Response => {
  const tag = cause instanceof Error ? cause.name : 'Failure'
  const ms = Date.now() - startedAt
  logLine('error', 'call', requestId, { step: 'backend.page', outcome: 'lost', tag, attempt: 1, ms })
  return new Response('This page is out of order. Try again.', { status: 503 })
}

const isShut = (response: Response, { pathname }: URL): boolean =>
  response.status === 404 && !pathname.startsWith('/pay')

/** A payment or a mail is one traveller's: search engines are asked to leave it out. */
const unlisted = (response: Response): Response => {
  const copy = new Response(response.body, response)
  copy.headers.set('x-robots-tag', 'noindex')
  return copy
}

/**
 * Passes on what is the backend's to answer, with the backend's own content policy; undefined for all other requests, and
 * for an outbox and messages that are not shown. Where the payment pages have an origin of their own, the
 * backend has none under the site's.
 */
export const backendPage = async (request: Request, url: URL, requestId: string): Promise<Response | undefined> => {
  if (!isBackendPage(url.pathname)) return undefined
  if (request.method === 'POST' && !mayBePosted(request, url)) return new Response(null, { status: 403 })
  const passed = stripped(request, url, requestId)
  const startedAt = Date.now()
  const response = await (env.BACKEND_URL ? fetch(passed) : env.BACKEND.fetch(passed)).catch((cause: unknown) =>
    outOfOrder(requestId, startedAt, cause),
  )
  return isShut(response, url) ? undefined : unlisted(response)
}
