import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser, personsBrowser } from '../../browser.ts'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { day } from '../../visitor/post.ts'
import { percentile } from '../cpu-per-request.ts'
import { type Figure, reportFigures } from '../figure.ts'
import { serveHelloWorld } from './hello-world.ts'

/**
 * How long it is until a page of results can be used, on a CPU four times slower, without the backend's own time: its search was
 * made before, and the page is drawn anew. Offers and filters can be used once they are painted: what is chosen before the scripts
 * come holds (`late-scripts.spec.ts`). When the scripts have come is told beside it.
 */
const loads = process.argv.includes('--short') ? 5 : 21
const slowdown = 4
const mostMs = 150

declare global {
  interface Window {
    aliveAt: number | undefined
  }
}

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-usable-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4310),
  workers: ['server', 'trayecto_backend'],
  vars: { ...crowdedBindings, PAGE_CACHE: 'off' },
  state,
})
const hello = await serveHelloWorld()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })

/** Notes when React has taken over the first button of the page's own part, looked for every few milliseconds. */
const noteAlive = (): void => {
  const watch = setInterval(() => {
    const button = document.querySelector('main button')
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
    clearInterval(watch)
    window.aliveAt = performance.now()
  }, 8)
}

interface Load {
  readonly painted: number
  readonly alive: number
}

const loadOnce = async (address: string, comesAlive: boolean): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    userAgent: personsBrowser,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(noteAlive)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  if (comesAlive) await page.waitForFunction(() => window.aliveAt !== undefined)
  const load = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    alive: window.aliveAt ?? Number.NaN,
  }))
  await context.close()
  return load
}

const search = new URL(
  `/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${day(60)}&return=${day(70)}&adults=1&cabin=economy`,
  url,
).href

const results: Load[] = []
const controls: Load[] = []
await loadOnce(search, true)
for (let turn = 0; turn < loads; turn += 1) {
  results.push(await loadOnce(search, true))
  controls.push(await loadOnce(hello.url.href, false))
}
await browser.close()
hello.close()
await miniflare.dispose()
rmSync(state, { recursive: true })

const median = (of: readonly Load[], key: keyof Load): number =>
  percentile(
    of.map((load) => load[key]),
    0.5,
  )
const control = { name: 'hello world painted', value: median(controls, 'painted') }
const figures: readonly Figure[] = [
  {
    name: `results painted and usable at ${slowdown}× slowdown, without the backend, median of ${loads}`,
    value: median(results, 'painted'),
    unit: 'ms',
    control,
    goal: { of: 'value', most: mostMs },
  },
  {
    name: 'the same until its buttons are alive',
    value: median(results, 'alive'),
    unit: 'ms',
    control,
  },
]
reportFigures(figures)
