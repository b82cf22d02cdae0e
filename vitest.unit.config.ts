import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'
import { availableParallelism } from 'node:os'

/** A test says what is right, not how fast: a busy machine may take its time. */
export const testTimeout = 180_000

export const words = () => [lingui(), babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] })]

/** By default one core is left idle, which on two is half of the machine. */
export const maxWorkers = availableParallelism()

/** `*.test.ts`, in Node beside the code: a file of its own, as what prepares the tests in workerd takes three seconds to load. */
export default defineConfig({
  plugins: words(),
  test: {
    name: 'unit',
    maxWorkers,
    testTimeout,
    // most of a run was starting a process for each file and loading Effect into it anew
    isolate: false,
    include: ['{src,domain,contract,backend,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.workerd.test.ts'],
    setupFiles: ['./scripts/property-seed.ts'],
  },
})
