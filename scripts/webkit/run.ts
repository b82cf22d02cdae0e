import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { WebDriver } from 'selenium-webdriver'
import { day } from '../visitor/post.ts'
import { buildUnlessBuilt } from '../build.ts'
import { startBentProxy } from '../serving/fault-proxy.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { safariVisitor, type SafariVisitor } from './safari-visitor.ts'
import { startWebkit } from './webkit-browser.ts'

/*
 * What Safari's engine does otherwise than Chromium, in which all journeys run: it keeps no Secure cookie of http://localhost, may let a
 * worker control a page before it is heard of as installed, and ends a page's loads as soon as a link is followed.
 */

const port = Number(process.env.PORT ?? 4396)
const latePort = port + 1
const state = mkdtempSync(path.join(tmpdir(), 'webkit-'))
const results = `/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${day(60)}&return=${day(70)}&adults=1&cabin=economy`
const newer = 'There is a newer version of this site'

const says = async (visitor: SafariVisitor, words: string): Promise<boolean> => (await visitor.text()).includes(words)

/** A first visit, the worker of which comes to a busy page. */
const firstVisit = async (visitor: SafariVisitor): Promise<boolean> => {
  await visitor.visit('/en')
  await visitor.press('Hotels')
  await wait(8000)
  return !(await says(visitor, newer))
}

/** A link that is pressed while the page waits for its scripts. */
const earlyPress = async (visitor: SafariVisitor): Promise<boolean> => {
  await visitor.visit(results)
  await wait(1000)
  await visitor.press('Choose')
  return visitor.comesTo('out=')
}

const booking = async (visitor: SafariVisitor): Promise<boolean> => {
  await visitor.visit(results)
  await visitor.press('Choose')
  await visitor.sees('Choose your return')
  // a second press within a moment is taken for one of a double tap
  await wait(1000)
  await visitor.press('Choose')
  await visitor.sees('Choose your fare')
  await wait(1000)
  await visitor.press('Continue: Basic')
  await visitor.comesTo('/booking/summary')
  await visitor.fill('First name', 'Ana María')
  await visitor.fill('Last name', 'Gómez Ruiz')
  await visitor.tick('Female')
  for (const [label, text] of [
    ['Day', '27'],
    ['Month', '3'],
    ['Year', '1988'],
  ] as const)
    await visitor.fill(label, text)
  await visitor.fill('Email', 'ana.gomez@example.com')
  await visitor.fill('Contact number', '+57 300 123 4567')
  await visitor.press('Continue to payment')
  await visitor.comesTo('/booking/BillingSummary')
  await visitor.fill('Card number', '4111111111111111')
  await visitor.fill('Expiration date', '1230')
  await visitor.fill('Security code', '123')
  await visitor.fill('Name on card', 'ANA GOMEZ')
  await visitor.fill('Country', 'Colombia')
  await visitor.fill('City', 'Bogotá')
  const total = /Pay (USD\s[\d,.]+)/.exec(await visitor.text())?.[1] ?? 'no total'
  await visitor.press(`Pay ${total}`)
  await visitor.comesTo('/booking/confirm')
  await visitor.sees('Booking reference')
  return says(visitor, total)
}

await buildUnlessBuilt()
await serveWorkers({ port, workers: ['server', 'trayecto_backend'], state, front: true })
startBentProxy(latePort, `http://127.0.0.1:${port}`, ({ url = '' }) => {
  if (url.includes('out=')) return { delayMs: 1000 }
  return url.startsWith('/assets/') && url.endsWith('.js') ? { delayMs: 3000 } : {}
})

const checks = [
  ['a first visit is offered no newer version', port, firstVisit],
  ['a link that is pressed before the page is alive is followed', latePort, earlyPress],
  ['a flight is booked, and its total is the one that was shown', port, booking],
] as const

const isRight = async (driver: WebDriver, at: number, check: (visitor: SafariVisitor) => Promise<boolean>) => {
  try {
    return await check(safariVisitor(driver, `http://localhost:${at}`))
  } catch (error) {
    console.error(error)
    return false
  } finally {
    await driver.quit()
  }
}

const webkit = await startWebkit()
let failed = 0
try {
  for (const [name, at, check] of checks) {
    const held = await isRight(await webkit.open(), at, check)
    if (!held) failed += 1
    console.log(`${held ? '✓' : '✗'} ${name}`)
  }
} finally {
  webkit.close()
}
rmSync(state, { recursive: true, force: true })
console.log(`${checks.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
