import { type Locator, type Page, expect } from './test.ts'
import { isAlive } from './site/late-scripts.ts'

/** Scrolls to the end of a page. Its footer comes alive there: what stood there as it was sent is no more, so nothing of it is held on to. */
export const goToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

/** Scrolls to the end as a visitor does, until a link of its footer is alive: it waits for a touch that comes after the page is alive. */
export const wakeEnd = (page: Page, link: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 100_000)
    expect(await isAlive(link)).toBe(true)
  }).toPass()
