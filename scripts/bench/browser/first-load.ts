import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

export interface FirstLoad {
  /** gzip bytes of every script that was loaded before the network came to rest */
  readonly bytes: number
  readonly scripts: readonly string[]
}

/** Opens an address and counts what scripts it loads until the network is at rest; `isTouched`: what comes with a visitor's first touch too. */
export const firstLoadOf = async (page: Page, address: string, isTouched = false): Promise<FirstLoad> => {
  const loading: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.body())
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (isTouched) await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(loading)
  return {
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    scripts: bodies.map(String),
  }
}
