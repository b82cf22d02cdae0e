import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'

export interface FirstLoad {
  /** gzip bytes of every script that was loaded before the network came to rest */
  readonly bytes: number
  readonly scripts: readonly string[]
}

/** How long no script may come for the page to have all that it loads by itself, in milliseconds. */
const restMs = 500

const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0

/** Opens an address and counts what scripts it loads until the network is at rest; `isTouched`: what comes with a visitor's first touch too. */
export const firstLoadOf = async (page: Page, address: string, isTouched = false): Promise<FirstLoad> => {
  const loading: Promise<Buffer>[] = []
  const count = (response: Response): void => {
    if (response.request().resourceType() === 'script') loading.push(response.body())
  }
  /** The browser tells once that the network is at rest, which may be before a page asks for its scripts. */
  const rest = async (): Promise<void> => {
    for (let known = -1; known < loading.length;) {
      known = loading.length
      await Promise.all(loading)
      await page.waitForTimeout(restMs)
    }
  }
  page.on('response', count)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(isPainted)
  await rest()
  if (isTouched) {
    const begun = page.waitForEvent('response', (response) => response.request().resourceType() === 'script')
    await page.mouse.move(100, 100, { steps: 2 })
    await begun
    await rest()
  }
  // what comes later is no part of it, and may not have come when the page is closed
  page.off('response', count)
  const bodies = await Promise.all(loading)
  return {
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    scripts: bodies.map(String),
  }
}
