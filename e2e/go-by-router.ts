import { wakeByHand } from './site/late-scripts.ts'
import type { Page } from './test.ts'

/** Goes on by the router as a link of the page would, once the page is alive and its parts have come. */
export const goByRouter = async (page: Page, href: string): Promise<void> => {
  // a page that is read comes alive once it is touched
  await wakeByHand(page, page.getByRole('banner').getByRole('link').first())
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (to) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { navigate: (options: { href: string }) => Promise<void> }
    }
    await router.navigate({ href: to })
  }, href)
}
