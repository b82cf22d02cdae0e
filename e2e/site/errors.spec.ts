import { expect, failedLoad, test } from '../test.ts'
import { settleAfter } from '../settled.ts'
import { stayDays, travelDay } from '../travel-days.ts'

test('what nobody expected is told in words, with a way on', async ({ page, provoke }) => {
  // the answer that is none of its own is what breaks the page, and React tells so as it recovers
  provoke(/Invariant failed|React error #(?:422|520)/)
  await settleAfter(page, () => page.goto('/en'))
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 200, body: 'nonsense' }))
  await page.getByRole('link', { name: 'My journey' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong · Trayecto')
  await expect(page.getByText('Internal Server Error', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/book|charg|paid/i)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My journey' })).toBeVisible()
})

test('a click while offline is nobody’s fault, and goes on with the connection', async ({ page, context, provoke }) => {
  provoke(/Failed to load resource|Failed to fetch|dynamically imported module|of undefined|React error #(?:422|520)/)
  await settleAfter(page, () => page.goto('/en'))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'My journey' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(page.getByText('on our side')).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'My journey' })).toBeVisible()
})

test('a page that stands is not lost with the connection, wherever one goes on it', async ({
  page,
  context,
  provoke,
}) => {
  provoke(failedLoad)
  await page.goto(`/en/activities/result?destination=CTG&${stayDays('from', 'to')}&guests=2`)
  await settleAfter(page, () => page.mouse.move(20, 20, { steps: 2 }))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#/)
  await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first().click()
  await expect(page).toHaveURL(new RegExp(`date=${travelDay(60)}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Activities in Cartagena' })).toBeVisible()
})

test('a browser that keeps nothing for later is flagged, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))
  })
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-service-worker', 'failed')
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeEnabled()
})
