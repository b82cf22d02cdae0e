import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from './scripts/browser.ts'
import { ports } from './e2e/servers.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A journey is tagged `@phone` where it must also hold on a small screen, `@faults` where it bends the backend. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/journeys.json' }]] : 'list',
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@faults/ },
    { name: 'phone', use: phone, grep: /@phone/ },
    {
      name: 'faults',
      use: { ...desktop, baseURL: `http://localhost:${ports.siteOverFaults}` },
      grep: /@faults/,
      workers: 1,
    },
  ],
  webServer: {
    command: 'node scripts/journey-servers.ts',
    url: `http://localhost:${ports.siteOverFaults}/healthz`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
  },
})
