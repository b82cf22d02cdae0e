import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from './browser.ts'

/** Pictures of a running site (`npm start`) for the README: `node scripts/take-screens.ts [address]`. */
const site = process.argv[2] ?? 'http://localhost:4173'

const search =
  'from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=2&children=1&ages=7&infants=0&cabin=economy'

const pages = {
  home: '',
  results: `/vuelos-bogota-madrid/results?${search}`,
  'no-flights': '/vuelos/results?from=PVD&to=RAI&departure=2027-03-10&adults=1',
  'not-found': '/nowhere/at/all/here',
} as const

const looks = [
  { width: 1440, height: 900, colorScheme: 'light', language: 'en' },
  { width: 1440, height: 900, colorScheme: 'dark', language: 'es' },
  { width: 390, height: 844, colorScheme: 'light', language: 'es' },
  { width: 390, height: 844, colorScheme: 'dark', language: 'en' },
] as const

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
for (const { width, height, colorScheme, language } of looks) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme })
  const picture = (name: string) =>
    page.screenshot({ path: `docs/screens/${name}-${width}-${colorScheme}-${language}.jpg`, type: 'jpeg', quality: 72 })
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(`${site}/${language}${path}`, { waitUntil: 'networkidle' })
    await picture(name)
  }
  await page.goto(`${site}/${language}${pages.results}`, { waitUntil: 'networkidle' })
  const next = page.getByRole('main').getByRole('link', { name: /^(Choose|Elegir|Continue|Continuar)/ })
  for (const step of ['return', 'fares', 'summary']) {
    const before = page.url()
    await next.first().click()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo(0, 0))
    await picture(step)
  }
  await page.close()
}
await browser.close()
