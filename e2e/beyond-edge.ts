import type { Page } from '@playwright/test'

/** By how much a page is wider than a window of this width, which a reader would have to scroll sideways for. */
export const overflowAt = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 900 })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return beyond > 0 ? [`${width}: ${beyond} px`] : []
}
