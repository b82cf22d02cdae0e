import { type Locator, type Page, expect } from '@playwright/test'

/**
 * For `addInitScript`: the page reads the clock of an hour ago, and prices that were kept for it are not asked for anew. Only what
 * tells the hour goes back: a clock of the test's own tells of no paint.
 */
export const anHourAgo = (): void => {
  const now = Date.now
  Date.now = () => now() - 3_600_000
}

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

/** Opens a page whose scripts are held back, and gives the way to let them come; what was sent is there, and styled. */
export const openEarly = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  return release
}

/** Whether React has taken an element over; it has not of a page that is being loaded anew. */
export const isAlive = (element: Locator): Promise<boolean> =>
  element
    .evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactProps')))
    .catch((error: unknown) => {
      if (/context was destroyed/.test(String(error))) return false
      throw error
    })

/** An element has come alive: what its part of the page does by itself then has been done, and painted. */
export const expectAlive = async (element: Locator): Promise<void> => {
  await expect.poll(() => isAlive(element)).toBe(true)
  await element.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  )
}

/** A hand moves over the page until an element that sleeps until somebody is there has come alive. */
export const wakeByHand = async (page: Page, element: Locator): Promise<void> => {
  let moves = 0
  await expect
    .poll(async () => {
      moves += 1
      await page.mouse.move(2 + (moves % 2), 2)
      return isAlive(element)
    })
    .toBe(true)
  await expectAlive(element)
}
