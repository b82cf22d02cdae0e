import { env } from 'cloudflare:workers'
import { isFromHere } from '../visitor/posted-form.ts'

/** The payment provider's own pages and, while developing, what was mailed and written to us: the backend's, shown under the site's address. */
const isBackendPage = (pathname: string): boolean => /^\/(pay|outbox|messages)(\/|$)/.test(pathname)

/** What the backend is sent of a traveller's request: never the site's cookies, and the id under which it is logged. */
const stripped = (request: Request, url: URL, requestId: string): Request => {
  const address = env.BACKEND_URL ? new URL(url.pathname + url.search, env.BACKEND_URL) : url
  const passed = new Request(address, new Request(request, { redirect: 'manual' }))
  passed.headers.delete('cookie')
  passed.headers.set('x-request-id', requestId)
  return passed
}

const outOfOrder = (): Response => new Response('The payment page is out of order. Try again.', { status: 503 })

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
 * for an outbox and messages that are not shown. An operator whose provider has pages of its own never gets here.
 */
export const backendPage = async (request: Request, requestId: string): Promise<Response | undefined> => {
  const url = new URL(request.url)
  if (!isBackendPage(url.pathname)) return undefined
  if (request.method === 'POST' && !isFromHere(request)) return new Response(null, { status: 403 })
  const passed = stripped(request, url, requestId)
  const response = await (env.BACKEND_URL ? fetch(passed) : env.BACKEND.fetch(passed)).catch(outOfOrder)
  return isShut(response, url) ? undefined : unlisted(response)
}
