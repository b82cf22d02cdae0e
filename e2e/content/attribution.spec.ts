import { type Locator, type Page, expect, failedLoad, test } from '../test.ts'
import { isScript } from '../../scripts/building/script-names.ts'
import { canonicalOf } from '../canonical.ts'
import { chooseOffer, openOffer } from '../flights/choosing.ts'
import { settleAfter } from '../settled.ts'
import { travelDay } from '../travel-days.ts'

const campaign = 'utm_source=news&utm_medium=email&utm_campaign=spring'

const question = (page: Page) => page.getByRole('region', { name: 'What we may remember' })

/** The upper and the lower edge of something on the page, in pixels of the window. */
const edgesOf = async (part: Locator): Promise<{ upper: number; lower: number }> => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { upper: box.y, lower: box.y + box.height }
}

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('attribution'))

test('who comes by no campaign is asked nothing', async ({ page }) => {
  await settleAfter(page, () => page.goto('/en'))
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('attribution')
})

test('a campaign is remembered after a yes, and for 23 hours @phone', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/en?${campaign}`)
  await expect(question(page)).toBeVisible()
  expect(await remembered(page)).toBeNull()
  await question(page).getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('You let us remember for 23 hours which link brought you here.')).toBeAttached()
  expect(JSON.parse((await remembered(page)) ?? '{}')).toMatchObject({ source: 'news', affiliateId: 'spring' })
  const stamp = (): Promise<number> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('attribution') ?? '{}').stampedAt)
  const first = await stamp()
  await page.clock.fastForward('10:00:00')
  await settleAfter(page, () => page.goto(`/en?${campaign}`))
  expect(await stamp()).toBe(first)
  await page.goto('/en?utm_source=radio')
  await expect.poll(stamp).toBeGreaterThan(first)
})

test('a no is as near as a yes, and leaves nothing but itself', async ({ page }) => {
  await page.goto(`/en?${campaign}`)
  const [no, yes] = [
    question(page).getByRole('button', { name: 'No', exact: true }),
    question(page).getByRole('button', { name: 'Yes' }),
  ]
  const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()]
  expect([noBox?.width, noBox?.height]).toEqual([yesBox?.width, yesBox?.height])
  expect(await no.getAttribute('class')).toBe(await yes.getAttribute('class'))
  await no.click()
  await settleAfter(page, () => page.goto(`/en?${campaign}`))
  await expect(question(page)).toBeHidden()
  expect(await remembered(page)).toBeNull()
  await page.goto(`/en/politica-de-privacidad?${campaign}`)
  await page.getByRole('button', { name: 'Let it be remembered' }).click()
  await expect(page.getByText('You let us remember for 23 hours which link brought you here.')).toBeVisible()
  expect(JSON.parse((await remembered(page)) ?? '{}')).toMatchObject({ source: 'news', affiliateId: 'spring' })
})

test('an answer in one tab is the answer of the others', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(`/en?${campaign}`)
  await other.goto(`/en?${campaign}`)
  await expect(question(page)).toBeVisible()
  await question(other).getByRole('button', { name: 'No', exact: true }).click()
  await expect(question(page)).toBeHidden()
})

const offers = (html: string): string[] => [...html.matchAll(/USD[\s\u00A0][\d,.]+/g)].map(([price]) => price)

test('the page on privacy offers both answers while the question stands', async ({ page }) => {
  await page.goto(`/en?${campaign}`)
  await question(page).getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText('You have not answered yet: nothing is remembered.')).toBeVisible()
  await page.getByRole('button', { name: 'Do not let it be remembered' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByText('We do not remember which link brought you here.')).toBeFocused()
})

test('a campaign link to results works, and finds what others have found', async ({ page, request }) => {
  const address = `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&adults=1`
  const plain = await (await request.get(address)).text()
  const linked = await (await request.get(`${address}&${campaign}`)).text()
  expect(offers(linked)).toEqual(offers(plain))
  expect(canonicalOf(plain)).toContain('/results?from=BOG')
  expect(canonicalOf(linked)).toBe(canonicalOf(plain))
  await page.goto(`${address}&${campaign}`)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(question(page)).toBeVisible()
})

test('what a campaign wrote goes along where a page leads home', async ({ request }) => {
  for (const page of ['booking/summary', 'hoteles/booking/summary', 'booking/confirm', 'booking/BillingSummary']) {
    const led = await request.get(`/en/${page}?${campaign}`, { maxRedirects: 0 })
    expect.soft([led.status(), led.headers()['location']]).toEqual([307, `/en?${campaign}`])
  }
})

test('what brought somebody here goes along with their booking, and with nobody else’s', async ({ page, browser }) => {
  const sent: string[] = []
  const watch = (watched: Page): void =>
    void watched.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('offerId')) sent.push(body)
    })
  watch(page)
  await page.goto(`/en?${campaign}`)
  await question(page).getByRole('button', { name: 'Yes' }).click()
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await expect.poll(() => sent.some((body) => body.includes('spring'))).toBe(true)
  sent.length = 0
  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  watch(stranger)
  await openOffer(stranger, { from: 'BOG', to: 'MAD' })
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(sent.join()).not.toContain('spring')
  await stranger.context().close()
})

test('what brought somebody here goes along with a booking once they say yes, and no more once they say no', async ({
  page,
  browser,
}) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  const unasked = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  const begins = () => unasked.waitForRequest((request) => request.postData()?.includes('offerId') ?? false)
  const first = begins()
  await unasked.goto(`${page.url()}&${campaign}`)
  await expect(question(unasked)).toBeVisible()
  expect((await first).postData()).not.toContain('spring')
  const agreed = begins()
  await question(unasked).getByRole('button', { name: 'Yes' }).click()
  expect((await agreed).postData()).toContain('spring')
  const other = await unasked.context().newPage()
  await other.goto('/en/politica-de-privacidad')
  const takenBack = begins()
  await other.getByRole('button', { name: 'Stop remembering it' }).click()
  expect((await takenBack).postData()).not.toContain('spring')
  await unasked.context().close()
})

test('the question never lies over what has the focus @phone', async ({ page }) => {
  await page.goto('/en?utm_source=letter')
  await expect(question(page)).toBeVisible()
  const { upper } = await edgesOf(question(page))
  const controls = [
    page.getByRole('button', { name: 'Search flights' }),
    page.getByRole('contentinfo').getByRole('link').last(),
  ]
  for (const control of controls) {
    await control.focus()
    await expect.poll(async () => (await edgesOf(control)).lower).toBeLessThanOrEqual(upper)
  }
})

test('a click that is quicker than the scripts loses nothing of the campaign', async ({ page }) => {
  await page.route(isScript('attribution', 'consent'), async (route) => {
    await page.waitForURL(/aerolineas/)
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isScript('consent')(request.url()))
  await page.goto(`/en?${campaign}`)
  await asked
  await page.getByRole('banner').getByRole('link', { name: 'Airlines' }).click()
  await question(page).getByRole('button', { name: 'Yes' }).click()
  expect(JSON.parse((await remembered(page)) ?? '{}')).toMatchObject({ source: 'news', affiliateId: 'spring' })
})

test('a page that is left before any script came hands on the campaign', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => (page.url().includes('utm_') ? undefined : route.continue()))
  await page.goto(`/en?${campaign}`, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Airlines' }).click()
  await question(page).getByRole('button', { name: 'Yes' }).click()
  expect(JSON.parse((await remembered(page)) ?? '{}')).toMatchObject({ source: 'news', affiliateId: 'spring' })
})

test('a browser that blocks what asks where somebody came from can book', async ({ page, provoke }) => {
  provoke(failedLoad)
  await page.route(isScript('attribution', 'consent'), (route) => route.abort())
  await chooseOffer(page, { from: 'BOG', to: 'MAD' })
  await expect(page.getByLabel('First name')).toBeVisible()
})
