import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'

export interface FirstLoad {
  /** gzip bytes of every script that was loaded before the network came to rest */
  readonly bytes: number
  readonly scripts: readonly string[]
}

/** Opens an address and counts what scripts it loads until the network is at rest; `isTouched`: what comes with a visitor's first touch too. */
export const firstLoadOf = async (page: Page, address: string, isTouched = false): Promise<FirstLoad> => {
  const loading: Promise<Buffer>[] = []
  const count = (response: Response): void => {
    if (response.request().resourceType() === 'script') loading.push(response.body())
  }
  page.on('response', count)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (isTouched) await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  // what comes later is no part of it, and may not have come when the page is closed
  page.off('response', count)
  const bodies = await Promise.all(loading)
  return {
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    scripts: bodies.map(String),
  }
}
