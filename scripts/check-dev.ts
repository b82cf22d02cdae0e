import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import { browserArguments, ensureJourneyBrowser } from './browser.ts'

/** `npm run dev` in a real browser: styled, alive, in touch with its server, and without a complaint in the console. */
const port = Number(process.env.PORT ?? 4340)
const mostMs = 240_000

const server = spawn(process.execPath, ['scripts/dev.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})

const ready = async (): Promise<void> => {
  for await (const line of createInterface(server.stdout)) if (line.startsWith('Trayecto is at')) return
  throw new Error('The development server ended before it was ready.')
}

const tooLate = setTimeout(() => server.kill(), mostMs)
const browser = await chromium.launch({ executablePath: ensureJourneyBrowser(), args: browserArguments })
try {
  await ready()
  const page = await browser.newPage({ locale: 'en-US' })
  // each module is made when it is first asked for, which on a busy machine takes a while
  page.setDefaultTimeout(mostMs)
  const said: string[] = []
  const errors: string[] = []
  page.on('console', (message) => (message.type() === 'error' ? errors : said).push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`http://localhost:${port}/en`)
  const returnDay = page.getByRole('button', { name: /^Return/ })
  await returnDay.waitFor()
  await page.getByText('One way', { exact: true }).click()
  await returnDay.waitFor({ state: 'hidden' })
  const font = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily)
  assert.match(font, /Plus Jakarta/, 'the page has no style sheet')
  assert.deepEqual(errors, [], 'the console complains')
  assert.ok(said.includes('[vite] connected.'), 'changes would not reach the page')
} finally {
  clearTimeout(tooLate)
  await browser.close()
  server.kill()
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}
