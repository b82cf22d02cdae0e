import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import { browserArguments, ensureJourneyBrowser } from '../../scripts/browser.ts'
import { crowdedBindings } from '../../scripts/serving/local-bindings.ts'
import { serveWorkers } from '../../scripts/serving/local-workers.ts'
import { type Page, expect, test } from '../test.ts'
import { madeArchive, wholeTile } from './made-tiles.ts'
import { stayDays } from '../travel-days.ts'

const list = `/en/hoteles/result?destination=CTG&${stayDays()}&guests=2`
const makers = '© Makers of the tiles'

// tiles are drawn by WebGL, which a machine without a graphics card computes
test.use({
  launchOptions: {
    executablePath: ensureJourneyBrowser(),
    args: [...browserArguments, '--enable-unsafe-swiftshader'],
  },
})
test.describe.configure({ mode: 'serial' })

const folders: string[] = []
const running: Miniflare[] = []

const serve = async (vars: Readonly<Record<string, string>>, buckets: readonly string[] = []) => {
  const state = mkdtempSync(path.join(tmpdir(), 'map-tiles-'))
  folders.push(state)
  const workers = ['server', 'trayecto_backend']
  const { miniflare, url } = await serveWorkers({
    port: 0,
    workers,
    vars: { ...crowdedBindings, ...vars },
    state,
    buckets,
  })
  running.push(miniflare)
  return { miniflare, origin: url.origin }
}

test.afterAll(async () => {
  await Promise.all(running.map((miniflare) => miniflare.dispose()))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The map shows tiles, says whose they are, and its pins work over them. */
const expectTiles = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  const pins = page.getByRole('group', { name: 'Map of these hotels' })
  await expect(pins.getByRole('button')).toHaveCount(10)
  await expect(page.locator('[data-tiles] canvas')).toBeVisible()
  await expect(page.getByText(makers)).toBeVisible()
  await expect(page.getByText('Schematic map, no streets')).toBeHidden()
  await pins.getByRole('button').first().click()
  await expect(pins.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
}

test.describe('a style of somebody else', () => {
  let elsewhere: Server
  let style: string
  const asked: string[] = []

  test.beforeAll(async () => {
    elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*')
      if (request.url === '/style.json') {
        const tiles = [`${new URL(style).origin}/{z}/{x}/{y}.mvt`]
        const source = {
          type: 'vector',
          tiles,
          maxzoom: 0,
          attribution: `<a href="https://tiles.example">${makers}</a>`,
        }
        const earth = {
          id: 'earth',
          type: 'fill',
          source: 'made',
          'source-layer': 'earth',
          paint: { 'fill-color': '#123456' },
        }
        response.end(JSON.stringify({ version: 8, sources: { made: source }, layers: [earth] }))
      } else response.end(wholeTile())
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    style = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/style.json`
  })

  test.afterAll(() => void elsewhere.close())

  test('is drawn under the pins, and is the only place elsewhere that pages may ask', async ({ page }) => {
    test.setTimeout(240_000)
    const { origin } = await serve({ MAP_STYLE_URL: style })
    const policy = (await page.request.get(`${origin}/en`)).headers()['content-security-policy'] ?? ''
    expect(policy).toContain(`; connect-src 'self' ${new URL(style).origin}; `)
    await expectTiles(page, origin + list)
    expect(asked).toEqual(expect.arrayContaining(['/style.json', '/0/0/0.mvt']))
  })

  test('that cannot be had leaves the drawn map', async ({ page, provoke }) => {
    test.setTimeout(240_000)
    provoke(/Failed to load resource|AJAXError|Error/)
    const { origin } = await serve({ MAP_STYLE_URL: 'http://127.0.0.1:9/style.json' })
    await page.goto(origin + list)
    await expect(page.getByText('Schematic map, no streets')).toBeVisible()
    await expect(page.locator('.map-coast').first()).toBeAttached()
    await expect(page.getByRole('group', { name: 'Map of these hotels' }).getByRole('button')).toHaveCount(10)
  })
})

test('an archive in a bucket is answered as whole tiles, and drawn', async ({ page }) => {
  test.setTimeout(240_000)
  const { miniflare, origin } = await serve({ MAP_TILES_KEY: 'made.pmtiles' }, ['MAP_TILES'])
  const bucket = await miniflare.getR2Bucket('MAP_TILES', 'trayecto')
  await bucket.put('made.pmtiles', madeArchive(makers))
  const tile = await page.request.get(`${origin}/tiles/0/0/0.mvt`)
  expect([tile.status(), tile.headers()['content-type'], tile.headers()['cache-control']]).toEqual([
    200,
    'application/vnd.mapbox-vector-tile',
    'public, max-age=86400',
  ])
  expect(new Uint8Array(await tile.body())).toEqual(wholeTile())
  const statusOf = async (asked: string) => (await page.request.get(`${origin}/tiles/${asked}`)).status()
  expect(await statusOf('1/0/0.mvt')).toBe(204)
  expect(await statusOf('0/1/0.mvt')).toBe(404)
  expect(await statusOf('other')).toBe(404)
  await expectTiles(page, origin + list)
  // what was kept is answered without the archive
  await bucket.delete('made.pmtiles')
  expect(await statusOf('0/0/0.mvt')).toBe(200)
})

test('a site without tiles has no address for them', async ({ request }) => {
  expect((await request.get('/tiles/style.json')).status()).toBe(404)
  expect((await request.get('/tiles/0/0/0.mvt')).status()).toBe(404)
})
