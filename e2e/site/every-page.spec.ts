import { expect, test } from '../test.ts'
import { repeatedIds, violationsOf } from '../axe.ts'
import { overflowAt } from '../beyond-edge.ts'
import { sampledPages } from '../sampled-pages.ts'
import { languages } from '../screens.ts'

/** Of pages that one template draws from data of one shape, this many are looked at. */
const looks = 4

/**
 * The screens that stand for each kind of page are looked at in both themes, large and small. All the others
 * are looked at small, one half in each language: what differs between the two is words.
 */
test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const language of languages) {
  test(`every second page that search engines are told of is sound in ${language}`, async ({ page, request }) => {
    test.setTimeout(400_000)
    const map = await (await request.get('/sitemap.xml')).text()
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address]) => new URL(address ?? '').pathname)
      .filter((path) => path === `/${language}` || path.startsWith(`/${language}/`))
      .filter((_path, index) => index % languages.length === languages.indexOf(language))
    expect(paths.length).toBeGreaterThan(25)
    const faults: string[] = []
    let at = ''
    page.on('pageerror', (error) => faults.push(`${at}: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && faults.push(`${at}: ${message.text()}`))
    for (const path of sampledPages(paths, looks)) {
      at = path
      await page.goto(path)
      faults.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`))
      faults.push(...(await repeatedIds(page)).map((id) => `${path}: more than one #${id}`))
      if ((await page.locator('h1').count()) !== 1) faults.push(`${path}: not one h1`)
      for (const text of [100, 200])
        faults.push(...(await overflowAt(page, 390, text)).map((width) => `${path}: too wide at ${width}`))
    }
    expect(faults).toEqual([])
  })
}
