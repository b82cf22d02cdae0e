import type { Page, Request } from '@playwright/test'

/** The page has nothing to do, and still has nothing half a second later. */
const isIdleTwice = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve()), 500))),
  )

/**
 * What a page asks for while `begin` is done, and by itself until it has come to rest: all scripts have come, what they do by
 * themselves is done, and so is what they asked for then. Playwright's `networkidle` is the first half second without a request,
 * which on a slow machine is often before scripts that have come are run. Gives the addresses that were asked for.
 */
export const settleAfter = async (page: Page, begin: () => unknown): Promise<readonly string[]> => {
  const asked: string[] = []
  const open = new Set<Request>()
  const hear = (request: Request): void => {
    asked.push(request.url())
    open.add(request)
  }
  const end = (request: Request): void => void open.delete(request)
  page.on('request', hear).on('requestfinished', end).on('requestfailed', end)
  await begin()
  await page.waitForLoadState('networkidle')
  let before: number
  do {
    before = asked.length
    await isIdleTwice(page)
  } while (asked.length > before || open.size > 0)
  page.off('request', hear).off('requestfinished', end).off('requestfailed', end)
  return asked
}
