import { expect, failedLoad, test } from '../test.ts'
import { travelDay } from '../travel-days.ts'

const list = `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&adults=1`

test('a list whose whole could not be had says so, and asks for it with the next press', async ({ page, provoke }) => {
  provoke(failedLoad)
  let asked = 0
  await page.route('**/api/flights/list**', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto(list)
  await page.mouse.move(20, 20, { steps: 2 })
  const told = page.getByRole('alert').filter({ hasText: 'The whole list did not load' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page
    .getByRole('form', { name: 'Filters' })
    .getByLabel(/^Direct/)
    .first()
    .click()
  await expect(told).toBeHidden()
  await expect(page).toHaveURL(/stops=0/)
  await expect(page.getByText('1 stop')).toHaveCount(0)
  expect(asked).toBe(2)
})

test('a list whose whole could not be had twice can be tried again', async ({ page, provoke }) => {
  provoke(failedLoad)
  let fails = true
  await page.route('**/api/flights/list**', (route) => (fails ? route.abort() : route.continue()))
  await page.goto(list)
  await page.mouse.move(20, 20, { steps: 2 })
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/flights/list'))
  await again.click()
  await failedAgain
  await expect(again).not.toHaveAttribute('aria-disabled')
  fails = false
  await again.click()
  await expect(again).toBeHidden()
})

test('a list that was sent stays without a connection, and goes on with the next one', async ({
  page,
  context,
  provoke,
}) => {
  provoke(failedLoad)
  await page.goto(list)
  await context.setOffline(true)
  await page
    .getByRole('form', { name: 'Filters' })
    .getByLabel(/^Direct/)
    .first()
    .click()
  await expect(page.getByText('The whole list did not load')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await context.setOffline(false)
  const [direct, again] = [
    page
      .getByRole('form', { name: 'Filters' })
      .getByLabel(/^Direct/)
      .first(),
    page.getByRole('button', { name: 'Try again' }),
  ]
  // one browser brings the list to life, another has to load the page anew
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await direct.setChecked(true, { timeout: 1000 })
    await expect(page).toHaveURL(/stops=0/, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('1 stop')).toHaveCount(0)
})

test('a search whose places nobody answers for says so, and goes on once somebody does', async ({ page, provoke }) => {
  provoke(failedLoad)
  let answers = false
  await page.route('**/api/airports**', (route) => (answers ? route.continue() : undefined))
  await page.goto('/en')
  const to = page.getByLabel('To', { exact: true })
  await to.click()
  // before the scripts are there, the server looks for what was typed
  await expect(page.getByRole('listbox')).toBeVisible()
  await to.pressSequentially('lima')
  await expect(page.getByText('Looking for places…').last()).toBeVisible()
  await page.keyboard.press('Escape')
  const search = page.getByRole('button', { name: 'Search flights' })
  await search.click()
  await expect(search).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  await expect(search).not.toHaveAttribute('aria-disabled')
  answers = true
  await search.click()
  await expect(page).toHaveURL(/to=LIM/)
})

test.describe('with letters of 24 pixels', () => {
  test('the sheet of filters is closed on what is narrow by them', async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(list)
    const first = await page.getByRole('article').first().boundingBox()
    expect(first?.y).toBeLessThan(900)
  })
})
