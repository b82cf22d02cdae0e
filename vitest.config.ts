import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'

/** `*.test.ts` runs in Node beside the code; `*.workerd.test.ts` runs in workerd with the backend's own bindings. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [lingui(), babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] })],
        test: {
          name: 'unit',
          include: ['{src,contract,backend,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workerd.test.ts'],
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './backend/wrangler.toml' } })],
        test: {
          name: 'workerd',
          include: ['{src,backend}/**/*.workerd.test.ts'],
          setupFiles: ['./backend/migrate-for-tests.ts'],
          provide: { migrations: await readD1Migrations('backend/migrations') },
          fsModuleCache: false,
        },
      },
    ],
  },
})
