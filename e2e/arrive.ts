import type { Page } from '@playwright/test'

/** What a page's scripts may take to start after it was asked for, in milliseconds: a journey that holds them back goes on then. */
const startsWithinMs = 5000

/** How long after its paint a page has asked for its scripts, where it asks for them by itself. */
const asksWithinMs = 60

const hasStarted = ([mostMs, asksMs]: readonly [number, number]): boolean => {
  const now = performance.now()
  if (now > mostMs) return true
  const isAlive = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  // a journey's own clock tells of no paint
  if (!paint) return isAlive
  if (now < paint.startTime + asksMs) return false
  return isAlive || !document.querySelector('script[type="module"][src]')
}

/**
 * Pages ask for their scripts once they are painted, after what browsers call their load: journeys go on once the client of a page
 * has started, or where nothing asks for it before a touch. What is done before that is for those that name what they wait for.
 */
export const arriveStarted = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const started = () => page.waitForFunction(hasStarted, [startsWithinMs, asksWithinMs] as const)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (!options?.waitUntil) await started()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await started()
    return response
  }
}
