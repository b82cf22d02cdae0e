import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import { kCurrentWorker } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { newSigningKey } from './scripts/card-signing-key.ts'
import { pageScript } from './scripts/building/page-script.ts'
import { contentSeed } from './scripts/content/seed-statements.ts'

const words = () => [lingui(), babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] })]

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

/** A test says what is right, not how fast: a busy machine may take its time. */
const testTimeout = 60_000

/**
 * `*.test.ts` runs in Node beside the code; `*.workerd.test.ts` runs in workerd, the backend's with the backend's own
 * bindings and the site's with its Durable Object.
 */
export default defineConfig({
  test: {
    // by default one core is left idle, which on two is half of the machine
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: words(),
        test: {
          name: 'unit',
          testTimeout,
          // most of a run was starting a process for each file and loading Effect into it anew
          isolate: false,
          include: ['{src,domain,contract,backend,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workerd.test.ts'],
          setupFiles: ['./scripts/property-seed.ts'],
        },
      },
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
          exclude: ['src/features/{assistant,call-centre,checkout,content}/**', 'src/server/**'],
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
          include: ['src/{features/{assistant,call-centre,checkout,content},server}/**/*.workerd.test.ts'],
          isolate: false,
          setupFiles: ['./backend/fresh-for-tests.ts'],
          globalSetup: ['./scripts/serving/answering-server.ts'],
          fsModuleCache: false,
        },
      },
    ],
  },
})
