import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNonce } from '../guard/security-headers.server.ts'
import type { RequestContext } from '../request-context.ts'
import { type PageVariant, pageFromCache } from './page-cache.server.ts'

const context = (): RequestContext => ({
  nonce: createNonce(),
  requestId: crypto.randomUUID(),
  log: { failed: false },
})

const variantOf = (name: string, who = 'anybody'): PageVariant => ({
  key: `https://cache.test/${name}`,
  request: () => new Request(`https://site.test/${name}`),
  asked: new Request(`https://site.test/${name}?utm_source=a`),
  told: {},
  scope: (requestId) => `${who} ${requestId}`,
})

const html = (nonce: string, scope: string, drawing: number): string =>
  `<html><head><meta name="page-scope" content="${scope}"/></head><body nonce="${nonce}">drawing ${drawing}</body></html>`

/** Draws pages that say which drawing they are. */
const drawer = (change: (response: Response, own: RequestContext) => Response = (response) => response) => {
  const drawn: RequestContext[] = []
  const draw = (_request: Request, own: RequestContext): Response => {
    drawn.push(own)
    const body = html(own.nonce, `drawn for ${own.requestId}`, drawn.length)
    return change(new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }), own)
  }
  return { drawn, draw }
}

const answering = (status: number) => (): Response => new Response('no', { status })

const leadOn = ({ url }: Request): Response => new Response(null, { status: 307, headers: { location: `${url}#to` } })

/** What is being written to the edge's cache, or taken out of it: behind an answer, which does not wait for it. */
const writes: Promise<unknown>[] = []
const noted = <Value>(write: Promise<Value>): Promise<Value> => {
  writes.push(write)
  return write
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10))

/** What goes on behind an answer has ended, however long the cache takes. */
const settled = async (): Promise<void> => {
  await turn()
  const begun = writes.splice(0)
  if (begun.length === 0) return
  await Promise.all(begun)
  await settled()
}

const read = async (variant: PageVariant, own: RequestContext, draw: ReturnType<typeof drawer>['draw']) => {
  const response = await pageFromCache(variant, own, draw)
  const text = await response.text()
  await settled()
  return text
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { put, delete: take } = Cache.prototype
  vi.spyOn(Cache.prototype, 'put').mockImplementation(function (this: Cache, ...given) {
    return noted(put.apply(this, given))
  })
  vi.spyOn(Cache.prototype, 'delete').mockImplementation(function (this: Cache, ...given) {
    return noted(take.apply(this, given))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('pageFromCache', () => {
  it('draws a page once, and puts into each answer what is its own', async () => {
    const { drawn, draw } = drawer()
    const [first, second] = [context(), context()]
    expect(await read(variantOf('once', 'Ana'), first, draw)).toBe(html(first.nonce, `drawn for ${first.requestId}`, 1))
    expect(await read(variantOf('once', 'Eva'), second, draw)).toBe(html(second.nonce, `Eva ${second.requestId}`, 1))
    expect(drawn).toHaveLength(1)
  })

  it('keeps pages apart by their keys', async () => {
    const { draw } = drawer()
    expect(await read(variantOf('apart-1'), context(), draw)).toContain('drawing 1')
    expect(await read(variantOf('apart-2'), context(), draw)).toContain('drawing 2')
  })

  it.each<[string, (response: Response, own: RequestContext) => Response]>([
    ['is not found', (response) => new Response(response.body, { status: 404, headers: response.headers })],
    ['sets a cookie', (response) => (response.headers.append('set-cookie', 'a=1'), response)],
    ['says how it may be kept', (response) => (response.headers.set('cache-control', 'private, no-store'), response)],
    ['is sent in pieces', (response) => (response.headers.set('content-encoding', 'identity'), response)],
    ['is no page', (response) => (response.headers.set('content-type', 'application/json'), response)],
    ['is one visitor’s', (response, { sharing }) => (sharing && (sharing.isShared = false), response)],
    ['has failed', (response, { log }) => ((log.failed = true), response)],
  ])('draws anew what %s', async (name, change) => {
    const { drawn, draw } = drawer(change)
    await read(variantOf(name), context(), draw)
    await read(variantOf(name), context(), draw)
    expect(drawn).toHaveLength(2)
  })

  it('leads on from the whole address that was asked for', async () => {
    const response = await pageFromCache(variantOf('moved'), context(), leadOn)
    expect(response.headers.get('location')).toBe('https://site.test/moved?utm_source=a#to')
  })

  it('gives a page past its time as it is, and draws it once behind the answer', async () => {
    const { drawn, draw } = drawer()
    await read(variantOf('old'), context(), draw)
    vi.setSystemTime(Date.now() + 61_000)
    const both = await Promise.all([read(variantOf('old'), context(), draw), read(variantOf('old'), context(), draw)])
    expect(both.every((text) => text.includes('drawing 1'))).toBe(true)
    expect(drawn.length).toBeGreaterThan(1)
    const drawings = drawn.length
    expect(await read(variantOf('old'), context(), draw)).toContain(`drawing ${drawings}`)
    expect(drawn).toHaveLength(drawings)
  })

  it('draws behind an answer for nobody: with a nonce and an id that no answer has', async () => {
    const { drawn, draw } = drawer()
    await read(variantOf('behind'), context(), draw)
    vi.setSystemTime(Date.now() + 61_000)
    const asking = context()
    await read(variantOf('behind'), asking, draw)
    expect(drawn[1]?.nonce).not.toBe(asking.nonce)
    expect(drawn[1]?.requestId).not.toBe(asking.requestId)
  })

  it.each([503, 404, 307])(
    'ends what cannot be drawn anew any more, here with %i, however often it is asked for',
    async (status) => {
      const { draw } = drawer()
      const variant = variantOf(`ends-${status}`)
      await read(variant, context(), draw)
      const failing = answering(status)
      const until = Date.now() + 300_000
      for (let now = Date.now(); now < until; now += 30_000) {
        vi.setSystemTime(now)
        await read(variant, context(), failing)
      }
      vi.setSystemTime(until)
      expect((await pageFromCache(variant, context(), failing)).status).toBe(status)
    },
  )

  it('gives a page that fails for now until its end, and one that is gone once', async () => {
    const { draw } = drawer()
    const [failing, gone] = [variantOf('fails-for-now'), variantOf('is-gone')]
    await read(failing, context(), draw)
    await read(gone, context(), draw)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await read(failing, context(), answering(503))).toContain('drawing 1')
    expect(await read(gone, context(), answering(404))).toContain('drawing 2')
    expect(await read(failing, context(), answering(503))).toContain('drawing 1')
    expect(await read(gone, context(), answering(404))).toBe('no')
  })
})
