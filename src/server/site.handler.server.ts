import { withinBodyLimit } from '#domain/body-limit.ts'
import { methodsOf } from './guard/allowed-methods.ts'
import { brokenPage } from './broken-page.ts'
import { logFailure } from './log.ts'
import { pageCaching } from './cache/page-caching.ts'
import type { RedirectRules } from './redirects/redirect-rules.ts'
import { redirectOf } from './redirects/redirects.ts'
import { withCampaign } from './redirects/with-campaign.ts'
import type { RequestContext } from './request-context.ts'
import { bodyLimit, inWords, refuse } from './guard/refusal.ts'
import { cspReportPath, createNonce, writeSecurityHeaders } from './guard/security-headers.server.ts'
import { functionBase, serverFunctionRefusal } from './guard/server-function-guard.ts'

/** What stands behind the checks. */
interface Site {
  /** answers what is the backend's own to show; undefined for all other requests */
  readonly backendPage: (request: Request, url: URL, requestId: string) => Promise<Response | undefined>
  readonly cspReports: (request: Request, requestId: string) => Promise<Response>
  readonly render: (request: Request, url: URL, context: RequestContext) => Promise<Response> | Response
  readonly hasServerFunction: (id: string) => Promise<boolean>
  readonly redirects: RedirectRules
  /** origins elsewhere that pages may ask */
  readonly asked: readonly string[]
}

/** The path as it would be decoded: the router would throw on what cannot be. What it gives is looked at, or a build leaves it out. */
const isReadable = (pathname: string): boolean => {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** Old Spanish links write letters with accents as one byte (`caf%E9`): the same address as it is written today, where that makes it one. */
const asWrittenToday = (url: URL): string | undefined => {
  const today = new URL(url)
  today.pathname = url.pathname.replaceAll(/%[89A-F][\dA-F]/gi, (byte) =>
    encodeURIComponent(String.fromCodePoint(Number.parseInt(byte.slice(1), 16))),
  )
  return isReadable(today.pathname) ? today.href : undefined
}

const answerUnreadable = (url: URL, requestId: string): Response => {
  const location = asWrittenToday(url)
  return location === undefined ? refuse(400, requestId) : new Response(null, { status: 301, headers: { location } })
}

const refuseMethod = (pathname: string, requestId: string): Response => {
  const refusal = refuse(405, requestId)
  refusal.headers.set('allow', methodsOf(pathname).join(', '))
  return refusal
}

/** What can be answered without rendering anything. */
const earlyResponse = (
  { method }: Request,
  url: URL,
  requestId: string,
  rules: RedirectRules,
): Response | undefined => {
  if (!methodsOf(url.pathname).includes(method)) return refuseMethod(url.pathname, requestId)
  if (url.pathname === '/healthz') return Response.json({ status: 'ok' })
  if (!isReadable(url.pathname)) return answerUnreadable(url, requestId)
  const redirect = redirectOf(url, rules)
  return redirect && new Response(null, { status: redirect.status, headers: { location: redirect.location } })
}

const siteResponse = async (request: Request, url: URL, site: Site, context: RequestContext): Promise<Response> => {
  const bounded = await withinBodyLimit(request, bodyLimit)
  if (!bounded) return refuse(413, context.requestId)
  if (url.pathname === cspReportPath) return site.cspReports(bounded, context.requestId)
  const refusal = await serverFunctionRefusal(bounded, url, site.hasServerFunction)
  if (refusal) return refuse(refusal, context.requestId)
  const answer = (await site.backendPage(bounded, url, context.requestId)) ?? (await site.render(bounded, url, context))
  return inWords(failedCall(answer, url, context), request, context.requestId)
}

/** The framework answers 200 for a call whose validator or handler threw, with the error in its body. */
const failedCall = (answer: Response, { pathname }: URL, { log }: RequestContext): Response =>
  log.failed && answer.ok && pathname.startsWith(functionBase)
    ? new Response(answer.body, { status: 500, headers: answer.headers })
    : answer

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** Calls with POST are about what one visitor owns, and so are their answers. */
const isOwnCall = ({ method }: Request, pathname: string): boolean =>
  method === 'POST' && pathname.startsWith(functionBase)

/** By its language, say, which follows the visitor's as a page's does. */
const isLedOn = ({ status }: Response): boolean => status === 302

/** Pages and calls say how they may be kept; one that said so itself knows better. */
const writeCaching = (response: Response, request: Request, { pathname }: URL): void => {
  const isOwn = isOwnCall(request, pathname)
  if (response.headers.has('cache-control') || !(isOwn || isPage(response) || isLedOn(response))) return
  const caching = isOwn ? { 'cache-control': 'private, no-store' } : pageCaching(decodeURIComponent(pathname))
  for (const [name, value] of Object.entries(caching)) response.headers.set(name, value)
}

/** Whoever is led on by a guard, say, came by the same link all the same. */
const keepCampaign = ({ headers }: Response, { method }: Request, url: URL): void => {
  const location = headers.get('location')
  if (location !== null && method !== 'POST') headers.set('location', withCampaign(location, url))
}

const logIfFailed = (response: Response, request: Request, url: URL, { requestId, log }: RequestContext): void => {
  if (response.status < 500 || log.failed) return
  logFailure({ event: 'failed_answer', requestId, method: request.method, path: url.pathname, status: response.status })
}

/**
 * What came from elsewhere has headers that cannot be written: such an answer is copied, and no other, since a copy is read
 * through a stream.
 */
const withOwnHeaders = (response: Response): Response => {
  try {
    response.headers.delete('x-request-id')
    return response
  } catch {
    return new Response(response.body, response)
  }
}

/** Answers one request: redirects and refusals first, then the site; whatever happens, with an id and the security headers. */
export const handleRequest = async (request: Request, site: Site): Promise<Response> => {
  const context: RequestContext = { nonce: createNonce(), requestId: crypto.randomUUID(), log: { failed: false } }
  const url = new URL(request.url)
  const respond = async (): Promise<Response> => {
    try {
      return (
        earlyResponse(request, url, context.requestId, site.redirects) ??
        (await siteResponse(request, url, site, context))
      )
    } catch (error) {
      context.log.failed = true
      logFailure({ event: 'broken', requestId: context.requestId, method: request.method, path: url.pathname }, error)
      return brokenPage(context.requestId)
    }
  }
  const response = await respond()
  logIfFailed(response, request, url, context)
  const answer = withOwnHeaders(response)
  keepCampaign(answer, request, url)
  writeCaching(answer, request, url)
  writeSecurityHeaders(answer.headers, url, context, site.asked)
  return answer
}
