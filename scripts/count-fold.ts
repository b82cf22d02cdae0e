import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Page, chromium } from 'playwright'
import { browserArguments, ensureBrowser } from './browser.ts'
import { build } from './build.ts'
import { foldScreens, lists } from './screens/lists-to-look-at.ts'
import { crowdedBindings } from './serving/local-bindings.ts'
import { serveWorkers } from './serving/local-workers.ts'

/**
 * Counts, for every list, the offers that are whole on the screen before anybody scrolls, and fails where they are too few:
 * `npm run screens:fold`. `-- --site http://localhost:4173` counts on a running site, and builds none; `--pictures <folder>`
 * keeps what was counted, and `--only hotels` leaves the other lists out.
 */
const {
  values: { site: running, pictures, only = '' },
} = parseArgs({ options: { site: { type: 'string' }, pictures: { type: 'string' }, only: { type: 'string' } } })

const port = Number(process.env.PORT ?? 4395)

const startSite = async (): Promise<string> => {
  await build()
  await serveWorkers({ port, workers: ['server', 'trayecto_backend'], vars: crowdedBindings })
  return `http://localhost:${port}`
}

/** An offer counts where its corners and its middle are on the screen, and nothing stands before them. */
const countWhole = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const whole = [...main.querySelectorAll('ol > li article')].filter((offer) => {
      const { left, right, top, bottom } = offer.getBoundingClientRect()
      const seen = [left + 12, (left + right) / 2, right - 12].flatMap((x) =>
        [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
      )
      return top >= 0 && bottom <= innerHeight && seen.every((element) => offer.contains(element))
    })
    return whole.length
  })

const site = running ?? (await startSite())
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const names = Object.keys(lists).filter((name) => name.includes(only)) as (keyof typeof lists)[]
const faults: string[] = []
if (pictures) mkdirSync(pictures, { recursive: true })
for (const { width, height, least } of foldScreens) {
  const isPhone = width < 640
  const page = await browser.newPage({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone })
  const counts: string[] = []
  for (const name of names) {
    const found: number[] = []
    for (const language of ['en', 'es']) {
      await page.goto(`${site}/${language}${lists[name]}`, { waitUntil: 'networkidle' })
      await page.getByRole('main').locator('ol > li article').first().waitFor()
      const whole = await countWhole(page)
      found.push(whole)
      if (whole < least) faults.push(`${name} (${language}) at ${width} × ${height}: ${whole}, not ${least}`)
      if (pictures && language === 'en')
        await page.screenshot({ path: `${pictures}/${name}-${width}.jpg`, type: 'jpeg', quality: 45 })
    }
    counts.push(`${name} ${found.join('/')}`)
  }
  console.log(`${`${width} × ${height}`.padEnd(12)} at least ${least}:  ${counts.join('  ')}`)
  await page.close()
}
await browser.close()
console.log('Whole offers above the fold, in English and Spanish.')
for (const fault of faults) console.error(`Too few: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
