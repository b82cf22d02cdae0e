import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Locator, chromium } from 'playwright'
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

const viewport = { width: 1440, height: 900 }
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport, userAgent: personsBrowser })
const session = await page.context().newCDPSession(page)

/**
 * A window is made as high as the page, bars included. What is drawn below its edge is never shown, and a click there would be told as
 * painted with the next frame that changes something above it.
 */
const { windowId } = await session.send('Browser.getWindowForTarget')
await session.send('Browser.setWindowBounds', { windowId, bounds: { ...viewport, height: viewport.height + 200 } })
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

/** Where to click next, found at full speed: what the tool does in the page to find it is no work of the page. */
const placeOf = async (box: Locator) => {
  if (!(await box.isVisible()) || (await box.isDisabled())) return undefined
  await box.scrollIntoViewIfNeeded()
  // what was scrolled to has been drawn before anybody can press it
  await page.waitForTimeout(500)
  const found = await box.boundingBox()
  return found && { x: found.x + found.width / 2, y: found.y + found.height / 2 }
}

/** The longest task after a click and the time to the next paint, in milliseconds: one that was painted within 16 is not told. */
const measureClick = async ({ x, y }: { readonly x: number; readonly y: number }) => {
  await page.evaluate(() => {
    window.longTasks.splice(0)
    window.toPaint.clear()
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // a hand comes, presses and lets go in frames of their own
  await page.mouse.move(x, y)
  await page.waitForTimeout(100)
  await page.mouse.click(x, y, { delay: 80 })
  await page.waitForTimeout(1200)
  const found = await page.evaluate(() => ({
    longest: Math.max(0, ...window.longTasks),
    toPaint: Math.max(0, ...window.toPaint.values()),
  }))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return found
}

await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
const answers = new Set<string>()
const clicks: Awaited<ReturnType<typeof measureClick>>[] = []
while (clicks.length < clicksAtLeast) {
  for (const box of await boxes.all()) {
    const place = await placeOf(box)
    if (!place) continue
    clicks.push(await measureClick(place))
    answers.add(new URL(page.url()).search)
  }
}
const longest = clicks.map((click) => click.longest)
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
    value: percentile(
      clicks.map((click) => click.toPaint),
      0.98,
    ),
    unit: 'ms',
    goal: { of: 'value', most: mostMs },
  },
])
