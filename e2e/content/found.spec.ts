import { type APIRequestContext, expect, test } from '../test.ts'
import { canonicalOf } from '../canonical.ts'
import { bendBackend } from '../faults.ts'
import { sampledPages } from '../sampled-pages.ts'

const titlesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<title>([^<]+)/g)].map(([, title = '']) => title)

const alternatesOf = (html: string): readonly string[] =>
  [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, name, href]) => `${name} ${href}`)

interface Entry {
  readonly address: string
  readonly alternates: readonly string[]
}

const readMap = async (request: APIRequestContext): Promise<readonly Entry[]> => {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(([, address = '', rest = '']) => ({
    address,
    alternates: [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, href]) => `${name} ${href}`),
  }))
}

/** All pages but those of a kind that are many: of them as many as show what all are like. */
const lookedAt = (map: readonly Entry[], most: number): readonly Entry[] => {
  const looks = new Set(
    sampledPages(
      map.map(({ address }) => new URL(address).pathname),
      most,
    ),
  )
  return map.filter(({ address }) => looks.has(new URL(address).pathname))
}

test('crawlers are told where the map of the site is, and a browser can read it', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const faults = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length,
    await answer.text(),
  )
  expect(faults).toBe(0)
})

test('every kind of travel has its pages on the map, and the place of tests has none', async ({ request }) => {
  const paths = (await readMap(request)).map(({ address }) => new URL(address).pathname)
  for (const [room, fewest] of [
    ['activities', 480],
    ['cruceros', 30],
    ['turs', 36],
  ] as const)
    for (const language of ['es', 'en'])
      expect(paths.filter((path) => path.startsWith(`/${language}/${room}/`)).length).toBeGreaterThanOrEqual(fewest)
  expect(paths.filter((path) => /pruebas/i.test(path))).toEqual([])
})

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

interface SchemaNode {
  readonly '@type': string
  readonly '@id'?: string
}

const schemaIn = (html: string): readonly SchemaNode[] => {
  const found = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
  return found.flatMap(([, json = '{}']) => JSON.parse(json)['@graph'])
}

/** What search engines can count on being told of a page, by its path. */
const typesAt = (pathname: string): readonly string[] => {
  if (/^\/(?:es|en)$/.test(pathname)) return ['Organization', 'WebSite']
  if (/politica-de-privacidad|terminos-y-condiciones/.test(pathname)) return []
  if (/\/articulos\/./.test(pathname)) return ['Organization', 'BreadcrumbList', 'Article']
  if (/\/noticias\/./.test(pathname)) return ['Organization', 'BreadcrumbList', 'NewsArticle']
  if (/\/aerolineas\/./.test(pathname)) return ['Organization', 'BreadcrumbList', 'FAQPage']
  return ['Organization', 'BreadcrumbList']
}

const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(0), png.readUInt32BE(16), png.readUInt32BE(20)]

test('every page on the map is there, is its own canonical, and knows its other language', async ({ request }) => {
  test.slow()
  const map = await readMap(request)
  const known = new Map(map.map((entry) => [entry.address, entry]))
  expect(known.size).toBe(map.length)
  expect(map.length).toBeGreaterThan(80)
  const looked = lookedAt(map, 30)
  const titles = new Set<string>()
  for (const { address, alternates } of looked) {
    const answer = await request.get(address, { maxRedirects: 0 })
    const html = await answer.text()
    expect.soft([address, answer.status()]).toEqual([address, 200])
    expect.soft(canonicalOf(html)).toBe(address)
    expect.soft(alternatesOf(html)).toEqual(alternates)
    expect.soft(html, address).not.toContain('name="robots"')
    expect.soft(metaOf(html, 'og:url')).toBe(address)
    expect.soft(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect.soft(metaOf(html, 'og:image:alt')).toBeTruthy()
    const types = schemaIn(html).map((node) => node['@type'])
    expect.soft(types, address).toEqual(expect.arrayContaining([...typesAt(new URL(address).pathname)]))
    expect.soft(new Set(types).size, address).toBe(types.length)
    titles.add(titlesOf(html)[0] ?? '')
    for (const other of alternates.filter((alternate) => !alternate.startsWith('x-default'))) {
      expect.soft(known.get(other.slice(3))?.alternates, `${address} and ${other}`).toEqual(alternates)
    }
  }
  expect(titles.size).toBe(looked.length)
})

test('every page on the map has a picture to be shown with, nearly every one its own', async ({ request }) => {
  // each is drawn on a thread that other journeys ask as well
  test.setTimeout(360_000)
  const map = lookedAt(await readMap(request), 24)
  const pictures = new Set<string>()
  for (const { address } of map) pictures.add(metaOf(await (await request.get(address)).text(), 'og:image') ?? '')
  expect(pictures.size).toBeGreaterThan(map.length - 6)
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect.soft([picture, answer.status(), answer.headers()['content-type']]).toEqual([picture, 200, 'image/png'])
    expect.soft(sizeOf(await answer.body())).toEqual([0x89504e47, 1200, 630])
  }
})

test('a picture is sent once to whoever keeps it', async ({ request }) => {
  const first = await request.get('/og/en/espana.png')
  expect(first.headers()['cache-control']).toBe('public, max-age=86400')
  const again = await request.get('/og/en/espana.png', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  expect((await request.get('/og/es/espana.png')).headers().etag).not.toBe(first.headers().etag)
})

for (const path of ['/og/en/no-such-country.png', '/og/en/booking/summary.png', '/og/fr/espana.png', '/og/en/espana']) {
  test(`no picture is at ${path}`, async ({ request }) => {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'text/plain'])
  })
}

for (const path of [
  '/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=2027-03-10&adults=1&cabin=economy',
  '/user/my-journey',
  '/offline',
  '/no-such-country',
  '/a/b/c/d',
]) {
  test(`search engines are asked to leave ${path} alone`, async ({ request }) => {
    const html = await (await request.get(`/en${path}`)).text()
    const asked = [...html.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, content]) => content)
    expect(asked).toEqual(['noindex'])
  })
}

for (const path of ['/pay/no-such-cart', '/outbox', '/messages']) {
  test(`search engines are asked to leave what the backend shows at ${path} alone`, async ({ request }) => {
    expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex')
  })
}

for (const path of ['/booking/summary', '/booking/BillingSummary', '/booking/confirm', '/booking/authenticate']) {
  test(`a crawler, which books nothing, is led home from ${path}`, async ({ request }) => {
    const answer = await request.get(`/en${path}`, { maxRedirects: 0 })
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://a').pathname]).toEqual([307, '/en'])
  })
}

test('a map that cannot be drawn whole is not drawn at all, until it can, and then it stays @faults', async ({
  request,
}) => {
  for (const fault of [{ drop: true }, { text: '{"data":{"contentPaths":[]}}' }]) {
    await bendBackend({ ...fault, path: '/graphql' })
    const answer = await request.get('/sitemap.xml').finally(() => bendBackend({}))
    expect(answer.status()).toBe(503)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await answer.text()).not.toContain('<urlset')
  }
  const before = await readMap(request)
  expect(before.length).toBeGreaterThan(80)
  await bendBackend({ drop: true, path: '/graphql' })
  expect(await readMap(request).finally(() => bendBackend({}))).toEqual(before)
})

test('a picture whose page cannot be read is asked for later, and the site’s own is there @faults', async ({
  request,
}) => {
  await bendBackend({ drop: true, path: '/graphql' })
  const [ofPage, ofSite] = await Promise.all(
    ['/og/en/aerolineas/southwest-airlines-wn.png', '/og/en.png'].map((path) => request.get(path)),
  ).finally(() => bendBackend({}))
  expect([ofPage?.status(), ofPage?.headers()['retry-after'], ofPage?.headers()['cache-control']]).toEqual([
    503,
    '300',
    'no-store',
  ])
  expect(ofSite?.status()).toBe(200)
})
