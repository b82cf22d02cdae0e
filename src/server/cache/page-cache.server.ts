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

const headerNames = { places: 'x-own-places', freshUntil: 'x-fresh-until' }

const { fresh, kept } = cachePolicies.pages

const memory = isolateMemory<SharedPage>(12_000_000, ({ bytes }) => bytes.byteLength)

const write = (cache: Cache, key: string, page: SharedPage, freshFor: number): Promise<void> => {
  const freshUntil = Date.now() + freshFor * 1000
  memory.keep(key, page, freshUntil)
  return cache.put(
    key,
    new Response(page.bytes, {
      headers: {
        'cache-control': `public, max-age=${kept}`,
        [headerNames.places]: JSON.stringify(page.places),
        [headerNames.freshUntil]: String(freshUntil),
      },
    }),
  )
}

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
  if (page) await write(cache, key, page, fresh)
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

/** How long one who renews a page has for it before another one tries, in seconds. */
const renewalTime = 20

const renew = async (cache: Cache, variant: PageVariant, page: SharedPage, context: RequestContext, draw: Draw) => {
  await write(cache, variant.key, page, renewalTime)
  const drawn = await drawAndKeep(
    cache,
    variant,
    { ...context, nonce: createNonce(), requestId: crypto.randomUUID(), log: { failed: false } },
    draw,
  )
  await drawn.arrayBuffer()
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
  const freshUntil = Number(found.headers.get(headerNames.freshUntil))
  const page = await readPage(variant.key, found, freshUntil)
  if (Date.now() >= freshUntil) behind(renew(cache, variant, page, context, draw), context)
  return answerFrom(page, variant, context)
}
