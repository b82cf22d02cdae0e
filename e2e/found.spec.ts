import { type APIRequestContext, expect, test } from '@playwright/test'
import { bendBackend } from './faults.ts'

const titlesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<title>([^<]+)/g)].map(([, title = '']) => title)

const canonicalOf = (html: string): string | undefined => /rel="canonical" href="([^"]+)"/.exec(html)?.[1]

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

test('every page on the map is there, is its own canonical, and knows its other language', async ({ request }) => {
  test.slow()
  const map = await readMap(request)
  const known = new Map(map.map((entry) => [entry.address, entry]))
  expect(known.size).toBe(map.length)
  expect(map.length).toBeGreaterThan(80)
  const titles = new Set<string>()
  for (const { address, alternates } of map) {
    const answer = await request.get(address, { maxRedirects: 0 })
    const html = await answer.text()
    expect.soft([address, answer.status()]).toEqual([address, 200])
    expect.soft(canonicalOf(html)).toBe(address)
    expect.soft(alternatesOf(html)).toEqual(alternates)
    expect.soft(html, address).not.toContain('name="robots"')
    titles.add(titlesOf(html)[0] ?? '')
    for (const other of alternates.filter((alternate) => !alternate.startsWith('x-default'))) {
      expect.soft(known.get(other.slice(3))?.alternates, `${address} and ${other}`).toEqual(alternates)
    }
  }
  expect(titles.size).toBe(map.length)
})

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
