import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleRequest } from './site.handler.server.ts'
import type { RequestContext } from './request-context.ts'

const page = (): Response =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const led = (): Response => new Response(null, { status: 302, headers: { location: '/es/solo-en-espanol' } })
const ledHome = (): Response => new Response(null, { status: 307, headers: { location: '/en' } })
const hasServerFunction = async (id: string): Promise<boolean> => id === 'known'

const redirects = new Map([['/ofertas', 'https://partner.example/']])

const site = {
  render: page,
  backendPage: async (request: Request) =>
    new URL(request.url).pathname.startsWith('/pay')
      ? new Response(await request.text(), { headers: { 'content-security-policy': "default-src 'none'" } })
      : undefined,
  cspReports: async () => new Response(null, { status: 204 }),
  hasServerFunction,
  redirects,
  asked: ['https://tiles.example'],
}

const ask = (path: string, init: RequestInit = {}, render: () => Response = page) =>
  handleRequest(new Request(`https://trayecto.test${path}`, init), { ...site, render })

const call = (path: string, init: RequestInit = {}) =>
  ask(`/_serverFn/${path}`, { ...init, headers: { 'x-tsr-serverfn': 'true', 'content-type': 'application/json' } })

/** How long the answer of a call may be kept, which itself said `headers`. */
const cachingOfCall = async (method: string, headers = {}): Promise<string | null> =>
  (
    await ask('/_serverFn/known', { method, headers: { 'x-tsr-serverfn': 'true' } }, () =>
      Response.json({}, { headers }),
    )
  ).headers.get('cache-control')

const lines: string[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line)))
afterEach(() => {
  vi.restoreAllMocks()
  lines.length = 0
})

describe('every answer', () => {
  it.each(['/', '/healthz', '/es/', '/tours', '/ofertas', '/_serverFn/unknown'])(
    'to %s has an id and the headers',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('has them where it came with headers that cannot be written', async () => {
    const { status, headers } = await ask('/', {}, () => Response.redirect('https://partner.example/', 302))
    expect([status, headers.get('location')]).toEqual([302, 'https://partner.example/'])
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['/en/booking/summary?offer=x&utm_source=mail', 'GET', '/en?utm_source=mail'],
    ['/ofertas?utm_source=mail', 'GET', 'https://partner.example/'],
    ['/forms/contact?utm_source=mail', 'POST', '/en'],
  ])('that leads on from %s by %s keeps what a campaign wrote there', async (path, method, location) => {
    expect((await ask(path, { method }, ledHome)).headers.get('location')).toBe(location)
  })

  it('has a nonce of its own, which the page is given', async () => {
    const nonces: string[] = []
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await handleRequest(new Request('https://trayecto.test/'), {
        ...site,
        render: (_request, _url, { nonce }) => {
          nonces.push(nonce)
          return page()
        },
      })
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonces.at(-1)}'`)
      expect(headers.get('content-security-policy')).toContain("; connect-src 'self' https://tiles.example; ")
    }
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it.each([
    ['/es/caf%E9?a=%E9', 301, 'https://trayecto.test/es/caf%C3%A9?a=%E9'],
    ['/en/%ff', 301, 'https://trayecto.test/en/%C3%BF'],
    ['//other.test/%E9', 301, 'https://trayecto.test//other.test/%C3%A9'],
    ['/es/%E9%C3%A9%', 400, null],
    ['/en/%zz', 400, null],
  ])('to %s, which cannot be read, is one in words or leads on', async (path, status, location) => {
    const response = await handleRequest(new Request(`https://trayecto.test${path}`), site)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
    if (status === 400) expect(await response.json()).toMatchObject({ code: 'bad_request' })
  })

  it('that leads on by the visitor’s language is kept for nobody else', async () => {
    const { headers } = await ask('/solo-en-espanol', {}, led)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'private, no-cache',
      'Accept-Language, Cookie',
    ])
  })

  it('with a page of somebody’s own is kept nowhere, however its address is written', async () => {
    const { headers } = await ask('/%75ser/my-journey')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['PUT', '/vuelos', 'GET, HEAD, POST'],
    ['DELETE', '/', 'GET, HEAD, POST'],
    ['PATCH', '/en/user/my-journey', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/airports', 'GET, HEAD'],
    ['POST', '/api/trips/calendar', 'GET, HEAD'],
    ['POST', '/outbox', 'GET, HEAD'],
    ['POST', '/outbox/mail', 'GET, HEAD'],
    ['POST', '/messages', 'GET, HEAD'],
    ['POST', '/pay/style.css', 'GET, HEAD'],
    ['GET', '/csp-reports', 'POST'],
    ['POST', '/en/api/airports', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', '/sitemap.xml', 'GET, HEAD'],
    ['POST', '/es/sitemap.xml', 'GET, HEAD'],
    ['POST', '/og/es/x.png', 'GET, HEAD'],
    ['POST', '/tiles/0/0/0.mvt', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('to %s %s says what may be asked', async (method, path, allowed) => {
    const { status, headers } = await ask(path, { method })
    expect([status, headers.get('allow')]).toEqual([405, allowed])
  })

  it('to a form posted to a page is the site’s', async () =>
    expect((await ask('/forms/contact', { method: 'POST' })).status).toBe(200))

  it.each(['/pay', '/pay/challenge', '/og/es/x.png', '/es'])('to %s is hardened', async (path) => {
    const { headers } = await ask(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': path.startsWith('/og/') ? 'cross-origin' : 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'reporting-endpoints': 'csp="/csp-reports"',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  it('of the provider keeps its own content policy, and its body is bounded', async () => {
    const paid = await ask('/pay', { method: 'POST', body: 'x' })
    expect([await paid.text(), paid.headers.get('content-security-policy')]).toEqual(['x', "default-src 'none'"])
    expect((await ask('/pay', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413)
  })

  it.each([400, 403])('to a form that is refused with %i says so in words, with the id', async (status) => {
    const refused = await ask('/preferences', { method: 'POST', body: '{}' }, () => new Response(null, { status }))
    const { requestId, message } = (await refused.json()) as { requestId: string; message: string }
    expect([refused.status, requestId]).toEqual([status, refused.headers.get('x-request-id')])
    expect(message.length).toBeGreaterThan(10)
  })

  it('sets no cookie of its own', async () => expect((await ask('/')).headers.getSetCookie()).toEqual([]))
})

describe('calls to server functions', () => {
  const body = JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [{ t: 1, s: 'x' }] }, o: 0 }, f: 127, m: [] })

  it.each([
    ['unknown', { method: 'POST', body }, 404],
    ['known', { method: 'POST', body }, 200],
    ['known', { method: 'POST', body: '{bad' }, 400],
    ['known', { method: 'POST', body: '{}' }, 400],
    ['known', { method: 'POST', body: 'null' }, 400],
    ['known', { method: 'POST', body: body.replace('"t":1', '"t":12') }, 400],
    ['known', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
    ['known', {}, 200],
    ['known?payload=%7Bbad', {}, 400],
    [`known?payload=${encodeURIComponent(body)}`, {}, 200],
  ])('%s %o is answered by %i', async (path, init, status) => {
    expect((await call(path, init)).status).toBe(status)
  })

  it.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'Multipart/Form-Data'])(
    'are refused as a form: %s',
    async (type) => {
      const headers = { 'x-tsr-serverfn': 'true', 'content-type': type }
      expect((await ask('/_serverFn/known', { method: 'POST', body: 'x', headers })).status).toBe(400)
    },
  )

  it('are kept by nobody where they are a visitor’s own, unless they say so themselves', async () => {
    expect(await cachingOfCall('POST')).toBe('private, no-store')
    expect(await cachingOfCall('POST', { 'cache-control': 'max-age=1' })).toBe('max-age=1')
    expect(await cachingOfCall('GET')).toBeNull()
  })

  it('are refused without the header that a page on another site cannot send', async () => {
    expect((await ask('/_serverFn/known')).status).toBe(400)
  })
})

describe('what fails', () => {
  it('is a page with the id, and one line without secrets in the log', async () => {
    const answer = await ask('/es?email=a@b.co', {}, () => {
      throw new Error('card 4111 1111 1111 1111 of ana@example.com')
    })
    const id = answer.headers.get('x-request-id') ?? ''
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(id)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', event: 'broken', requestId: id, path: '/es' })
    expect(lines[0]).not.toMatch(/4111|example\.com|a@b/)
  })

  it('is logged once where the page could say so itself', async () => {
    await ask('/es', {}, () => new Response('', { status: 503 }))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'failed_answer', status: 503 }])
  })
})

/** Answers a call as the framework does: 200, whether its function threw or not. */
const answeringCall = (failed: boolean) => (_request: Request, _url: URL, context: RequestContext) => {
  context.log.failed = failed
  return Response.json({ error: 'hidden' }, { headers: { 'x-tss-serialized': 'true' } })
}

describe('a call', () => {
  const init = { method: 'POST', headers: { 'x-tsr-serverfn': 'true' } }
  const answerTo = (path: string, failed: boolean) =>
    handleRequest(new Request(`https://trayecto.test${path}`, init), { ...site, render: answeringCall(failed) })

  it('whose function threw is answered as a failure, with what it says', async () => {
    const answer = await answerTo('/_serverFn/known', true)
    expect([answer.status, answer.headers.get('x-tss-serialized'), await answer.json()]).toEqual([
      500,
      'true',
      { error: 'hidden' },
    ])
  })

  it('whose function threw nothing is answered as it was', async () => {
    expect((await answerTo('/_serverFn/known', false)).status).toBe(200)
  })
})
