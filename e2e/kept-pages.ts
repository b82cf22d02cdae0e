import { type Page, expect } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/browser.ts'

/** Browsers keep a page that is left as it was, and show it again on Back; Playwright switches that off, and the engine alone cannot. */
export const keepsPages = {
  executablePath: ensureBrowser(),
  args: browserArguments,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/** Before a page is left: it will say whether it was kept. */
export const markKept = (page: Page): Promise<void> =>
  page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    }),
  )

export const goBackToKept = async (page: Page): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
}
