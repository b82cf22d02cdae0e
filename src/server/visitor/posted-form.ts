import { siteOrigin } from './site-settings.server.ts'

/** What any browser may send in a form of ours, and from where. */

/** One field's text as it was typed; the line ends that forms send become those that people type. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The fields of a form that was posted from a page of this site, or the refusal of any other request. */
export const readForm = async (request: Request): Promise<FormData | Response> => {
  if (!isFromHere(request)) return new Response(null, { status: 403 })
  return request.formData().catch(() => new Response(null, { status: 400 }))
}

/**
 * Whether a form was sent from a page of this site. Behind a proxy that ends TLS the request's own address is not the one that
 * the visitor has; the browser says whether both are of one site, and `SITE_URL` what it is.
 */
export const isFromHere = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'same-origin') return true
  const origin = request.headers.get('origin')
  const isOurs = origin === new URL(request.url).origin || origin === siteOrigin(request)
  return isOurs && (site === null || site === 'none')
}

/** No page of ours has a longer one, and servers on the way refuse answers with headers of a few kilobytes. */
const longestAddress = 4000

/** A path on this site and its query, whatever was sent: an address elsewhere, or endless, becomes the home page. */
export const ownReturn = (text: string, origin: string): URL => {
  const home = new URL('/', origin)
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, origin)) return home
  const url = new URL(text, origin)
  const isOwn = url.origin === origin && !url.pathname.startsWith('//')
  return isOwn && url.href.length <= longestAddress ? url : home
}

/** Leads on to a page with GET, so that a reload sends nothing again. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
