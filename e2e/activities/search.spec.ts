import { violationsOf } from '../axe.ts'
import { showFilters } from '../filters.ts'
import { seenOn } from '../screens.ts'
import { expect, test } from '../test.ts'
import { stayDays } from '../travel-days.ts'

const words = {
  en: {
    to: 'Destination',
    search: 'Search activities',
    heading: /^Activities in Cartagena/,
    count: /^\d+ activities$/,
    left: /^\d+ of \d+ activities$/,
    free: /^Free cancellation/,
    cheapest: 'Lowest price',
    choose: /^Choose /,
  },
  es: {
    to: 'Destino',
    search: 'Buscar actividades',
    heading: /^Actividades en Cartagena/,
    count: /^\d+ actividades$/,
    left: /^\d+ de \d+ actividades$/,
    free: /^Cancelación gratis/,
    cheapest: 'Precio más bajo',
    choose: /^Elegir /,
  },
} as const

const found = `destination=CTG&${stayDays('from', 'to')}&guests=2-8`

for (const language of ['en', 'es'] as const)
  test(`from the tab to the times of an activity, in ${language}`, async ({ page }) => {
    const said = words[language]
    await page.goto(`/${language}?tab=activities`)
    await page.getByLabel(said.to, { exact: true }).click()
    await page.keyboard.type('cartagena', { delay: 30 })
    await page
      .getByRole('option', { name: /Cartagena/ })
      .first()
      .click()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: said.search }).click()
    await expect(page).toHaveURL(/\/activities\/result\?destination=CTG&from=.*&to=.*&guests=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.heading)
    await expect(page.getByRole('status').filter({ hasText: said.count })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(said.heading)
    await expect(page.getByLabel(said.to, { exact: true })).toHaveValue(/^Cartagena/)
    await page.goForward()
    const card = page.getByRole('article').first()
    const price = /USD\s[\d.,]+/.exec(await card.innerText())?.[0] ?? 'no price'
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/activities\/[\w-]+\?/)
    // what the card is told at is among the times
    await expect(page.getByRole('form').last()).toContainText(price)
    await expect(page.getByRole('button', { name: said.choose }).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

for (const language of ['en', 'es'] as const)
  test(
    `a filter stands in the address, says what it leaves and can be taken back, in ${language}`,
    { tag: seenOn[language] },
    async ({ page }) => {
      const said = words[language]
      await page.goto(`/${language}/activities/result?${found}`)
      await showFilters(page)
      await page.getByRole('checkbox', { name: said.free }).check()
      await expect(page).toHaveURL(/cancellation=free/)
      await expect(page.getByRole('status').filter({ hasText: said.left })).toBeVisible()
      await page.getByRole('checkbox', { name: said.free }).uncheck()
      await expect(page).not.toHaveURL(/cancellation=/)
      await expect(page.getByRole('status').filter({ hasText: said.count })).toBeVisible()
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(width).toBeLessThanOrEqual(0)
    },
  )

test('a city where no activities are sold is not offered, and a list of it says so', async ({ page }) => {
  await page.goto('/en?tab=activities')
  const to = page.getByLabel('Destination', { exact: true })
  await to.click()
  await page.keyboard.type('cali', { delay: 30 })
  await expect(page.getByText('No results found for your search').last()).toBeVisible()
  await to.blur()
  await page.getByRole('button', { name: 'Search activities' }).click()
  await expect(page.getByText('We have no activities in that city. Choose one from the list.').first()).toBeVisible()
  await page.goto(`/en/activities/result?destination=CLO&${stayDays('from', 'to')}&guests=2`)
  await expect(page.getByText('We do not sell activities in Cali yet. Try another city.')).toBeVisible()
})

test('six activities and the map are above the fold, four on a phone @phone', async ({ page }) => {
  await page.goto(`/en/activities/result?${found}`)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const boxes = await Promise.all((await cards.all()).map((one) => one.boundingBox()))
  const whole = boxes.filter((box) => box && box.y + box.height <= size.height).length
  expect(whole).toBeGreaterThanOrEqual(size.width > 1000 ? 6 : 4)
})

test('an address that cannot be searched is mended, and what was mended is said', async ({ page }) => {
  await page.goto('/en/activities/result?destination=CTG&from=yesterday&to=2020-01-01&guests=0-200')
  await expect(page.getByText('We adjusted your search')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.heading)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an activity is found and its time reserved by links and forms alone', async ({ page }) => {
    await page.goto(`/en/activities/result?${found}`)
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('button', { name: words.en.choose }).first().click()
    await expect(page).toHaveURL(/\/activities\/booking\/summary\?/)
  })
})
