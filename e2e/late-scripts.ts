import type { Page } from '@playwright/test'

/** Holds back the scripts of the pages that come next, as a poor network does; gives the way to let them come. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = new EventTarget()
  const held = new Promise((resolve) => {
    gate.addEventListener('open', resolve)
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => void gate.dispatchEvent(new Event('open'))
}
