import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Page, chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { buildMapPage, serveFolders } from '../map-page/build-map-page.ts'
import { towns } from '../map-page/towns.ts'
import { reportFigures } from './figure.ts'

/**
 * The longest task (the thread's own time) of a page with 200 pins while somebody pans, zooms and points, on a CPU four times slower; what a map
 * loads, and that nothing of it comes before a map is on the screen.
 */
const slowdown = 4
const mostMs = 50
const pins = 200

const zipped = (text: string | Buffer): number => gzipSync(text).length

const folder = mkdtempSync(path.join(tmpdir(), 'bench-map-'))
await buildMapPage(folder, { hasLand: true })
const port = Number(process.env.PORT ?? 4290)
const server = await serveFolders([folder], port)
const addressOf = (town: string): string => `http://localhost:${port}/?town=${town}&pins=${pins}`
const assets = path.join(folder, 'assets')
const chunk = readdirSync(assets).find((name) => /^drawn-map-.*\.js$/.test(name))
if (!chunk) throw new Error('The map has no script of its own.')

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })

/** What a page asks for while it opens. */
const askedBy = async (town: string, width: number): Promise<readonly string[]> => {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(addressOf(town))
  if (width > 1024) await page.locator('.map-grid').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  await page.close()
  return asked
}

const hidden = await askedBy('cartagena', 390)
if (hidden.some((name) => name.includes(chunk) || name.includes('/land/')))
  throw new Error('A map that nobody sees was loaded.')
console.log(
  `the map's script: ${zipped(readFileSync(path.join(assets, chunk)))} bytes gzipped, none of it before a map is seen`,
)

for (const town of Object.keys(towns)) {
  const land = (await askedBy(town, 1440)).filter((name) => name.includes('/land/'))
  const bytes = land.map((name) => zipped(readFileSync(path.join(folder, name))))
  console.log(`${town}: ${land.length} files of land, ${bytes.reduce((sum, size) => sum + size, 0)} bytes gzipped`)
}

const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto(addressOf('cartagena'))
await page
  .locator('[data-pin] button')
  .nth(pins - 1)
  .waitFor()
await page.waitForLoadState('networkidle')
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** microseconds of the thread's own time: what other programs take on a busy machine is not counted */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const longestIn = (events: readonly TraceEvent[]): number => {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

const longest = async (work: (page: Page) => Promise<void>): Promise<number> => {
  await page.waitForTimeout(700)
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work(page)
  await page.waitForTimeout(700)
  return longestIn(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
}

/** A control, so that a figure of none cannot come from not looking. */
const control = await longest((shown) =>
  shown.evaluate((lasting) => {
    setTimeout(() => {
      const start = performance.now()
      while (performance.now() - start < lasting);
    })
  }, 2 * mostMs),
)
if (control < mostMs) throw new Error('The trace has no long task, though one was made for it.')

const drag = (across: number, down: number) => async (shown: Page) => {
  await shown.mouse.move(900, 450)
  await shown.mouse.down()
  await shown.mouse.move(900 + across, 450 + down, { steps: 20 })
  await shown.mouse.up()
}

const acts: readonly (readonly [string, (shown: Page) => Promise<void>])[] = [
  ['pan', drag(-300, -150)],
  ['pan back', drag(300, 150)],
  [
    'point at pins',
    async (shown) => {
      for (let step = 0; step < 30; step += 1) await shown.mouse.move(600 + step * 20, 300 + (step % 7) * 40)
    },
  ],
  [
    'point at cards',
    async (shown) => {
      for (const card of await shown.getByRole('listitem').all()) await card.hover()
    },
  ],
  [
    'arrows',
    async (shown) => {
      await shown.locator('[data-pin] [tabindex="0"]').focus()
      for (let step = 0; step < 10; step += 1) await shown.keyboard.press('ArrowRight')
    },
  ],
  ['zoom in', (shown) => shown.getByRole('button', { name: 'Zoom in' }).click()],
  ['zoom out', (shown) => shown.getByRole('button', { name: 'Zoom out' }).click()],
]

const seen: number[] = []
for (const [name, act] of acts) {
  const rounds = [await longest(act), await longest(act), await longest(act)]
  seen.push(...rounds)
  console.log(
    `${name}, ${pins} pins at ${slowdown}× slowdown: the longest tasks ${rounds.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  )
}
console.log(`control ${control.toFixed(0)} ms`)
await browser.close()
server.close()
rmSync(folder, { recursive: true })
reportFigures([
  {
    name: `longest task of a map at ${slowdown}× slowdown`,
    value: Math.max(...seen),
    unit: 'ms',
    control: { name: 'a task made long', value: control },
    goal: { of: 'value', most: mostMs },
  },
])
