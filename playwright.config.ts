import { defineConfig } from '@playwright/test'
import { browserArguments, ensureJourneyBrowser, personsBrowser } from './scripts/browser.ts'
import { ports } from './e2e/servers.ts'
import { failedLoad } from './e2e/test.ts'

/** Far from the servers' clock on both sides: a page that is written by another clock than it is read by shows here. */
const desktop = { timezoneId: 'America/Bogota', viewport: { width: 1440, height: 900 } }
const phone = { timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * Chromium keeps a renderer ready for the next site, which no journey of one site needs: a twelfth of what journeys take. A list
 * of one's own replaces Playwright's: the others are what that has and a page could tell.
 */
const withoutFeatures = [
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
]

/**
 * A journey is tagged `@phone` where it must also hold on a small screen, `@phone-only` where it is about that alone, and `@faults`
 * where it bends the backend.
 */
export default defineConfig<{ provoked: RegExp | undefined }>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // a journey says what is right, not how fast: a busy machine may take its time
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/journeys.json' }]] : 'list',
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'en-US',
    userAgent: personsBrowser,
    // one that answers from its own memory would hide what a page asks for; journeys of it let it in
    serviceWorkers: 'block',
    // recording every journey took two fifths of the suite's time; `--last-failed --trace on` records what failed
    trace: 'off',
    launchOptions: {
      executablePath: ensureJourneyBrowser(),
      args: [...browserArguments, `--disable-features=${withoutFeatures}`],
    },
  },
  projects: [
    // one at a time, and first, so that the others go on beside them
    {
      name: 'faults',
      use: { ...desktop, timezoneId: 'UTC', baseURL: `http://localhost:${ports.siteOverFaults}`, provoked: failedLoad },
      grep: /@faults/,
      workers: 1,
    },
    { name: 'desktop', use: desktop, grepInvert: /@faults|@phone-only/ },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
  webServer: {
    /** `npm test` has built before */
    command: `node scripts/journey-servers.ts${process.env.BUILT ? ' --built' : ''}`,
    url: `http://localhost:${ports.siteOverFaults}/healthz`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
  },
})
