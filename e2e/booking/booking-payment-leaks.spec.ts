import { type Page, expect, test } from '../test.ts'
import { cards, expectBooked, goToPay } from './paying.ts'

/** Everything that a browser keeps of a site, as one text. */
const keptBy = async (page: Page): Promise<string> => {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true })
  const session = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  const caches = await page.evaluate(async () => {
    const names = await window.caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await window.caches.open(name)
        const answers = await cache.matchAll()
        return Promise.all(answers.map(async (answer) => answer.url + (await answer.text())))
      }),
    )
    return kept.flat().join('\n')
  })
  return JSON.stringify([cookies, origins, session, caches])
}

/** No amount, in whatever unit, begins with a zero. */
const code = '0973'

/** The code by itself: ids, instants and amounts hold its digits by chance. */
const codeAlone = new RegExp(String.raw`(?<![\w-]|\d[.,])${code}(?![\w-]|[.,]\d)`)

for (const card of [cards.good, cards.declined]) {
  test(`after paying with ${card}, no address, store or cookie holds the card`, async ({ page }) => {
    const seen: string[] = []
    page.on('request', (request) =>
      seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
    )
    const visitor = await goToPay(page)
    await page.getByLabel('Security code (CVC)').fill(code)
    await page.getByLabel('Card number').fill(card)
    await page.getByLabel('Expiration date').fill('1230')
    await page.getByRole('button', { name: /^Pay USD/ }).click()
    if (card === cards.good) await expectBooked(page, visitor)
    else await expect(page).toHaveURL(/\/booking\/summary/)
    const grouped = card.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
    const everything = seen.join('\n') + (await keptBy(page)) + (await page.content())
    expect(everything).toContain('cardEnvelope')
    for (const secret of [card, grouped]) expect(everything.includes(secret)).toBe(false)
    // what addresses and forms escape stands beside it as well
    expect(codeAlone.test(everything.replaceAll(/%[\da-f]{2}/gi, ' '))).toBe(false)
  })
}
