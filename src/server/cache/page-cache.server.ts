import { waitUntil } from 'cloudflare:workers'
import { cachePolicies } from './cache-policies.ts'
import { isolateMemory } from './isolate-memory.server.ts'
import type { PageSharing } from '../request-context.ts'
import { createNonce } from '../guard/security-headers.server.ts'
import { logFailure } from '../log.ts'
import type { RequestContext } from '../request-context.ts'
import { type OwnPlaces, type SharedPage, toSharedPage, withOwnParts } from './shared-page.ts'

type Draw = (request: Request, context: RequestContext) => Promise<Response> | Response

/** What a page is kept under, and how it is drawn so that it holds nothing else. */
export interface PageVariant {
  readonly key: string
  /** asks for the page as anybody would who sees the same */
  readonly request: () => Request
  /** as the visitor asked for it */
  readonly asked: Request
  /** what the drawing is told beside the request */
  readonly told: Partial<RequestContext>
  /** the content of its `<meta>` for whoever asks now, by the id of their request */
  readonly scope: (requestId: string) => string
}

const headerNames = { places: 'x-own-places', freshUntil: 'x-fresh-until', keptUntil: 'x-kept-until' }

const { fresh, kept } = cachePolicies.pages

const memory = isolateMemory<SharedPage>(12_000_000, ({ bytes }) => bytes.byteLength)

/** Both in epoch milliseconds. */
interface Times {
  readonly freshUntil: number
  /** whoever renews a page does not move it: one that cannot be drawn anew has an end */
  readonly keptUntil: number
}

const write = (cache: Cache, key: string, page: SharedPage, { freshUntil, keptUntil }: Times): Promise<void> => {
  memory.keep(key, page, freshUntil)
  return cache.put(
    key,
    new Response(page.bytes, {
      headers: {
        'cache-control': `public, max-age=${Math.max(0, Math.ceil((keptUntil - Date.now()) / 1000))}`,
        [headerNames.places]: JSON.stringify(page.places),
        [headerNames.freshUntil]: String(freshUntil),
        [headerNames.keptUntil]: String(keptUntil),
      },
    }),
  )
}

const timesOf = ({ headers }: Response): Times => ({
  freshUntil: Number(headers.get(headerNames.freshUntil)),
  keptUntil: Number(headers.get(headerNames.keptUntil)),
})

const readPage = async (key: string, found: Response, freshUntil: number): Promise<SharedPage> => {
  const page = {
    bytes: new Uint8Array(await found.arrayBuffer()),
    places: JSON.parse(found.headers.get(headerNames.places) ?? '') as OwnPlaces,
  }
  memory.keep(key, page, freshUntil)
  return page
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8' }

/** Only what went well, in time and for all is kept. */
const isWorthKeeping = (drawn: Response, { sharing, log }: RequestContext): boolean =>
  drawn.status === 200 &&
  (drawn.headers.get('content-type') ?? '').startsWith('text/html') &&
  !drawn.headers.has('set-cookie') &&
  !drawn.headers.has('cache-control') &&
  !drawn.headers.has('content-encoding') &&
  sharing?.isShared === true &&
  !log.failed

const keep = async (cache: Cache, { key }: PageVariant, drawn: ArrayBuffer, context: RequestContext): Promise<void> => {
  const { answeredAt, formKeys = [] } = context.sharing ?? {}
  const page = toSharedPage(drawn, { nonce: context.nonce, answeredAt, formKeys })
  const now = Date.now()
  if (page) await write(cache, key, page, { freshUntil: now + fresh * 1000, keptUntil: now + kept * 1000 })
}

/** A page that could not be kept is drawn again for the next one who asks, which is no more than without a cache. */
const behind = (work: Promise<unknown>, { requestId }: RequestContext): void =>
  waitUntil(work.catch((error: unknown) => logFailure({ event: 'page_not_kept', requestId }, error)))

const drawAndKeep = async (
  cache: Cache,
  variant: PageVariant,
  context: RequestContext,
  draw: Draw,
): Promise<Response> => {
  const sharing: PageSharing = { isShared: true, formKeys: [] }
  const own = { ...context, ...variant.told, sharing }
  const drawn = await draw(variant.request(), own)
  // leads on with all of the address, of which a kept page knows a part
  if (drawn.status >= 300 && drawn.status < 400) return draw(variant.asked, context)
  if (!isWorthKeeping(drawn, own)) return drawn
  const page = await drawn.arrayBuffer()
  // what fails while the page is drawn is known at its end
  if (isWorthKeeping(drawn, own)) behind(keep(cache, variant, page, own), context)
  return new Response(page, drawn)
}

/** How long one who renews a page has for it before another one tries, in milliseconds. */
const renewalTime = 20_000

/** A page that has moved or is gone is not given once more; one that cannot be drawn for now is, until its end. */
const isGone = ({ status }: Response): boolean => status >= 300 && status < 500

const renew = async (
  cache: Cache,
  variant: PageVariant,
  { page, keptUntil }: { page: SharedPage; keptUntil: number },
  context: RequestContext,
  draw: Draw,
) => {
  await write(cache, variant.key, page, { freshUntil: Math.min(Date.now() + renewalTime, keptUntil), keptUntil })
  const drawn = await drawAndKeep(
    cache,
    variant,
    { ...context, nonce: createNonce(), requestId: crypto.randomUUID(), log: { failed: false } },
    draw,
  )
  await drawn.arrayBuffer()
  if (!isGone(drawn)) return
  memory.forget(variant.key)
  await cache.delete(variant.key)
}

const answerFrom = (page: SharedPage, { scope }: PageVariant, { nonce, requestId }: RequestContext): Response => {
  const answeredAt = new Date().toISOString()
  const own = {
    nonce,
    answeredAt,
    formKeys: page.places.formKeys.map(() => crypto.randomUUID()),
    scope: scope(requestId),
  }
  return new Response(withOwnParts(page, own), { headers: pageHeaders })
}

/**
 * A public page from the edge's cache, drawn where it is not there; a page past its time is given as it is and drawn anew
 * behind the answer. What is one visitor's own is put into each answer (decision 0116).
 */
export const pageFromCache = async (variant: PageVariant, context: RequestContext, draw: Draw): Promise<Response> => {
  const held = memory.fresh(variant.key, Date.now())
  if (held) return answerFrom(held, variant, context)
  const cache = await caches.open('pages')
  const found = await cache.match(variant.key)
  if (!found) return drawAndKeep(cache, variant, context, draw)
  const { freshUntil, keptUntil } = timesOf(found)
  if (Date.now() >= keptUntil) return drawAndKeep(cache, variant, context, draw)
  const page = await readPage(variant.key, found, freshUntil)
  if (Date.now() >= freshUntil) behind(renew(cache, variant, { page, keptUntil }, context, draw), context)
  return answerFrom(page, variant, context)
}
