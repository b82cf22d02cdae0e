import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { browserArguments, ensureBrowser, personsBrowser } from '../../browser.ts'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { createVisitor, searchOffer } from '../../visitor/booking-visitor.ts'
import { day, postTo } from '../../visitor/post.ts'
import { readyToPay } from '../../visitor/ready-to-pay.ts'
import { type Figure, reportFigures } from '../figure.ts'
import { firstLoadOf } from './first-load.ts'
import { serveHelloWorld } from './hello-world.ts'

/** Scripts of a first load, gzip, beside those of the framework's hello world, which is built in the same run. */
interface Measured {
  readonly name: string
  readonly path: string
  /** times the hello world */
  readonly most: number
}

const read = 1
const pages: readonly Measured[] = [
  { name: 'home', path: '/es', most: 1.25 },
  {
    name: 'results',
    path: `/es/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${day(60)}&return=${day(70)}&adults=1&cabin=economy`,
    most: 1.35,
  },
  { name: 'payment', path: '/es/booking/BillingSummary', most: 1.45 },
  { name: 'an airline', path: '/es/aerolineas/iberia-airline-IB', most: read },
  { name: 'a country', path: '/es/espana', most: read },
  { name: 'an article', path: '/es/articulos/equipaje-de-mano', most: read },
]

await buildUnlessBuilt()
const port = Number(process.env.PORT ?? 4320)
const state = mkdtempSync(path.join(tmpdir(), 'bench-scripts-'))
const backend = await serveWorkers({
  port: port + 1,
  workers: ['trayecto_backend'],
  vars: crowdedBindings,
  state: `${state}/backend`,
})
const site = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: { ...crowdedBindings, BACKEND_URL: backend.url.origin },
  state: `${state}/site`,
})
const hello = await serveHelloWorld()

/** The cookie of a visitor for whom all that is left is to pay. */
const payingCookie = async () => {
  const offer = await searchOffer(postTo(backend.url))
  const visitor = createVisitor(site.url)
  await readyToPay(visitor, offer)
  const [name = '', value = ''] = visitor.cookie().split('=')
  return { name, value, domain: site.url.hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' as const }
}
const cookie = await payingCookie()

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const newVisitor = (): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    // a worker that answers from its memory would hide what a page asks for
    serviceWorkers: 'block',
    userAgent: personsBrowser,
  })

const kilobytesOf = async (address: URL, marker: string, isTouched = false): Promise<number> => {
  const visitor = await newVisitor()
  await visitor.addCookies([cookie])
  const page = await visitor.newPage()
  const { bytes } = await firstLoadOf(page, address.href, isTouched)
  if (page.url() !== address.href) throw new Error(`${address.href} led on to ${page.url()}`)
  if ((await page.getByRole('heading', { level: 1 }).count()) === 0) throw new Error(`${marker} shows no heading`)
  await visitor.close()
  return bytes / 1000
}

const control = { name: 'hello world', value: await kilobytesOf(hello.url, 'the hello world') }
const figures: Figure[] = []
for (const { name, path: address, most } of pages)
  figures.push({
    name: `first-load script of ${name}, gzip`,
    value: await kilobytesOf(new URL(address, site.url), name),
    unit: 'kB',
    control,
    goal: { of: 'ratio', most },
  })
for (const { name, path: address } of pages.filter(({ most }) => most === read))
  figures.push({
    name: `script of ${name} with the first touch, gzip`,
    value: await kilobytesOf(new URL(address, site.url), name, true),
    unit: 'kB',
    control,
  })

await browser.close()
hello.close()
await site.miniflare.dispose()
await backend.miniflare.dispose()
rmSync(state, { recursive: true })
reportFigures(figures)
