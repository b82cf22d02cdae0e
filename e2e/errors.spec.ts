import { expect, test } from '@playwright/test'

test('what nobody expected is told in words, with a way on', async ({ page }) => {
  await page.goto('/en')
  await page.waitForLoadState('networkidle')
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 200, body: 'nonsense' }))
  await page.getByRole('link', { name: 'My journey' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong · Trayecto')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My journey' })).toBeVisible()
})

test('a browser that keeps nothing for later is flagged, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))
  })
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-service-worker', 'failed')
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeEnabled()
})
