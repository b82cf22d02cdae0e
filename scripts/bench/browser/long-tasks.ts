import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser, personsBrowser } from '../../browser.ts'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { percentile } from '../cpu-per-request.ts'
import { reportFigures } from '../figure.ts'
import { day } from '../../visitor/post.ts'

/**
 * What the page does after each click on a filter of a results page, on a CPU four times slower: its longest task, and how long it
 * is until the next paint. `--short` clicks on each filter once.
 */
const clicksAtLeast = process.argv.includes('--short') ? 1 : 330
const slowdown = 4
const mostMs = 50

declare global {
  interface Window {
    longTasks: number[]
    /** milliseconds until the paint after it, by the number that the browser gives each interaction */
    toPaint: Map<number, number>
  }
}

/** What browsers tell of an interaction; the type library knows it without its number. */
interface Interaction extends PerformanceEntry {
  readonly interactionId: number
}

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-long-tasks-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4290),
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
})

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  userAgent: personsBrowser,
})
await page.goto(new URL(`/en/vuelos/results?from=LHR&to=JFK&departure=${day(60)}&return=${day(70)}&adults=1`, url).href)
await page.waitForLoadState('networkidle')
await page.evaluate(() => {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ entryTypes: ['longtask'] })
  window.toPaint = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Interaction[])
      if (interactionId > 0)
        window.toPaint.set(interactionId, Math.max(duration, window.toPaint.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
})
const boxes = page.getByRole('checkbox')
/** The first click brings the whole list: it is not what is measured. */
await boxes.first().click()
await page.waitForTimeout(2000)
await boxes.first().click()
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
await page.waitForTimeout(1000)
await page.evaluate(() => window.longTasks.splice(0))

/** A control: what the observer says of a task known to be long, so that a figure of none cannot come from not looking. */
await page.evaluate((lasting) => {
  setTimeout(() => {
    const start = performance.now()
    while (performance.now() - start < lasting);
  })
}, 2 * mostMs)
await page.waitForTimeout(900)
const control = Math.max(0, ...(await page.evaluate(() => window.longTasks.splice(0))))
if (control < mostMs) throw new Error('The observer of long tasks did not see one made for it.')

await page.evaluate(() => window.toPaint.clear())
const answers = new Set<string>()
const longest: number[] = []
while (longest.length < clicksAtLeast) {
  for (const box of await boxes.all()) {
    if (!(await box.isVisible()) || (await box.isDisabled())) continue
    await box.click()
    await page.waitForTimeout(900)
    answers.add(new URL(page.url()).search)
    longest.push(Math.max(0, ...(await page.evaluate(() => window.longTasks.splice(0)))))
  }
}
/** An interaction that was painted within 16 ms is not told. */
const told = await page.evaluate(() => [...window.toPaint.values()])
const toPaint = longest.map((_, click) => told[click] ?? 0)
const tooLong = longest.filter((milliseconds) => milliseconds > mostMs)
console.log(
  `${longest.length} clicks on filters at ${slowdown}× slowdown: ${tooLong.length} with a task over ${mostMs} ms, the longest ${Math.max(...longest).toFixed(0)} ms (control ${control.toFixed(0)} ms), ${answers.size} different lists`,
)
await browser.close()
await miniflare.dispose()
rmSync(state, { recursive: true })
reportFigures([
  {
    name: `longest task of ${longest.length} clicks at ${slowdown}× slowdown`,
    value: Math.max(...longest),
    unit: 'ms',
    control: { name: 'a task made long', value: control },
    goal: { of: 'value', most: mostMs },
  },
  {
    name: `from a click to the next paint at ${slowdown}× slowdown, p98 of ${longest.length}`,
    value: percentile(toPaint, 0.98),
    unit: 'ms',
    goal: { of: 'value', most: mostMs },
  },
])
