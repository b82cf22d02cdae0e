import { expect, test } from '@playwright/test'

test('the page speaks the language of its address @phone', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
