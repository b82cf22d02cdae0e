import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { kCurrentWorker } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { randomBytes } from 'node:crypto'
import { newSigningKey } from './scripts/card-signing-key.ts'
import { pageScript } from './scripts/building/page-script.ts'
import { contentSeed } from './scripts/content/seed-statements.ts'
import { maxWorkers, testTimeout, words } from './vitest.unit.config.ts'

const madeSecret = (): string => randomBytes(32).toString('base64url')

/** The site's Durable Object with a backend that writes down what it is asked, in one Worker. */
const bookingWorker = cloudflareTest({
  main: './src/verticals/booking-session-for-tests.ts',
  miniflare: {
    compatibilityDate: '2026-08-01',
    compatibilityFlags: ['nodejs_compat'],
    durableObjects: { BOOKING_SESSION: { className: 'BookingSession', useSQLite: true } },
    serviceBindings: { BACKEND: kCurrentWorker },
    ratelimits: { CSP_REPORTS: { namespace_id: '1001', simple: { limit: 20, period: 60 } } },
    bindings: { AGENT_SECRET: madeSecret(), SERVICE_KEY: madeSecret() },
  },
})

/** All tests: beside units, `*.workerd.test.ts` in workerd, the backend's with its own bindings and the site's with its Durable Object. */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      './vitest.unit.config.ts',
      {
        plugins: [
          pageScript(),
          cloudflareTest({
            wrangler: { configPath: './backend/wrangler.toml' },
            miniflare: {
              bindings: { OFFER_SECRET: madeSecret(), SERVICE_KEY: madeSecret(), CARD_SIGNING_KEY: newSigningKey() },
            },
          }),
        ],
        test: {
          name: 'workerd',
          testTimeout,
          include: ['{src,backend}/**/*.workerd.test.ts'],
          exclude: ['src/features/{assistant,call-centre,checkout,content,visitor}/**', 'src/server/**'],
          isolate: false,
          setupFiles: ['./backend/fresh-for-tests.ts', './backend/migrate-for-tests.ts'],
          provide: {
            migrations: await readD1Migrations('backend/migrations'),
            contentSeed: contentSeed().statements,
          },
          fsModuleCache: false,
        },
      },
      {
        plugins: [...words(), bookingWorker],
        test: {
          name: 'workerd-site',
          testTimeout,
          include: ['src/{features/{assistant,call-centre,checkout,content,visitor},server}/**/*.workerd.test.ts'],
          isolate: false,
          setupFiles: ['./backend/fresh-for-tests.ts'],
          globalSetup: ['./scripts/serving/answering-server.ts'],
          fsModuleCache: false,
        },
      },
    ],
  },
})
