import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../../browser.ts'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { reportFigures } from '../figure.ts'

/** The longest task of the page after each click on a filter of a results page, on a CPU four times slower. */
const rounds = 3
const slowdown = 4
const mostMs = 50

declare global {
  interface Window {
    longTasks: number[]
  }
}

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-long-tasks-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4290),
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
})

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})
await page.goto(new URL(`/en/vuelos/results?from=LHR&to=JFK&departure=${day(60)}&return=${day(70)}&adults=1`, url).href)
await page.waitForLoadState('networkidle')
await page.evaluate(() => {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ entryTypes: ['longtask'] })
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

const answers = new Set<string>()
const longest: number[] = []
for (let round = 0; round < rounds; round += 1) {
  for (const box of await boxes.all()) {
    if (!(await box.isVisible()) || (await box.isDisabled())) continue
    await box.click()
    await page.waitForTimeout(900)
    answers.add(new URL(page.url()).search)
    longest.push(Math.max(0, ...(await page.evaluate(() => window.longTasks.splice(0)))))
  }
}
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
])
