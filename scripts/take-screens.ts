import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Page, chromium } from 'playwright'
import { browserArguments, ensureBrowser } from './browser.ts'
import { bookingOf } from './screens/booking-to-look-at.ts'
import { morePages, openPages, resultsPath } from './screens/pages-to-look-at.ts'

/**
 * Pictures of a running site (`npm start`) for the README: `node scripts/take-screens.ts [address]`. With
 * `--whole <folder>` each page is taken into that folder from top to end, to be looked at; `--only hotel` takes the pages alone whose
 * names begin with that.
 */
const {
  positionals: [site = 'http://localhost:4173'],
  values: { whole, only },
} = parseArgs({ allowPositionals: true, options: { whole: { type: 'string' }, only: { type: 'string' } } })
const folder = whole ?? 'docs/screens'

const looks = [
  { width: 1440, height: 900, colorScheme: 'light', language: 'en' },
  { width: 1440, height: 900, colorScheme: 'dark', language: 'es' },
  { width: 390, height: 844, colorScheme: 'light', language: 'es' },
  { width: 390, height: 844, colorScheme: 'dark', language: 'en' },
] as const
type Look = (typeof looks)[number]

/** Prices and pictures come when somebody gets to them. */
const readToTheEnd = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

const photographer =
  (page: Page, { width, colorScheme, language }: Look) =>
  async (name: string) => {
    await page.mouse.move(0, 0)
    if (whole) await readToTheEnd(page)
    await page.screenshot({
      path: `${folder}/${name}-${width}-${colorScheme}-${language}.${whole ? 'png' : 'jpg'}`,
      ...(whole ? { fullPage: true } : { type: 'jpeg', quality: 60 }),
    })
  }

/** From the results to the first fare's summary, as a visitor gets there. */
const chooseFlights = async (page: Page, picture: (name: string) => Promise<void>): Promise<void> => {
  const next = page.getByRole('main').getByRole('link', { name: /^(Choose|Elegir|Continue|Continuar)/ })
  for (const [step, arrived] of [
    ['return', page.getByRole('link', { name: /^(Change departure|Cambiar la ida)/ })],
    ['fares', page.getByRole('link', { name: /^(Change return|Cambiar la vuelta)/ })],
    ['summary', firstName(page)],
  ] as const) {
    await next.first().click()
    await arrived.waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo(0, 0))
    if (whole || step !== 'return') await picture(step)
  }
}

const firstName = (page: Page) => page.getByLabel(/^(First name|Nombre)$/).first()

/** The booking that the summary began, to what is kept of it. */
const book = async (page: Page, base: string, picture: (name: string) => Promise<void>): Promise<void> => {
  const booking = await bookingOf(site, page.context())
  const open = (path: string) => page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
  await booking.fillIn()
  await page.reload({ waitUntil: 'networkidle' })
  await firstName(page).waitFor()
  await page.locator('#next').evaluate((who) => who.scrollIntoView())
  await picture('travellers')
  await open('/booking/BillingSummary')
  await picture('billing')
  await booking.pay()
  await open('/booking/confirm')
  await page
    .getByText(/tickets issued|boletos emitidos/i)
    .first()
    .waitFor()
  await picture('confirmation')
  await open('/user/my-journey')
  await picture('my-journey')
  await page.getByRole('link', { name: 'Bogotá – Madrid' }).click()
  await page.getByRole('heading', { level: 1, name: /^(Your booking|Tu reserva)/ }).waitFor()
  if (whole) await picture('booking')
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
for (const look of looks) {
  const { width, height, colorScheme, language } = look
  const page = await browser.newPage({ viewport: { width, height }, colorScheme })
  const picture = photographer(page, look)
  const base = `${site}/${language}`
  for (const [name, path] of Object.entries(whole ? { ...openPages, ...morePages } : openPages)) {
    if (!name.startsWith(only ?? '')) continue
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
    await picture(name)
  }
  if (only === undefined) {
    await page.goto(`${base}${resultsPath}`, { waitUntil: 'networkidle' })
    await chooseFlights(page, picture)
    await book(page, base, picture)
  }
  await page.close()
}
await browser.close()
