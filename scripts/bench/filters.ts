import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { build } from 'vite'

/** Filtering, counting and sorting a list, as the browser does after each click: the most that the median may take, in milliseconds. */
const mostMedian: Readonly<Record<number, number>> = { 1000: 2, 5000: 10 }
const rounds = 100

/** A filter is one value with its words and its looks, which only a bundler reads. */
const outDir = mkdtempSync(path.resolve('node_modules/.bench-filters-'))
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] })],
  build: { ssr: 'scripts/bench/filter-changes.ts', outDir, target: 'es2022' },
})
const { filterChanges }: typeof import('./filter-changes.ts') = await import(
  pathToFileURL(path.join(outDir, 'filter-changes.js')).href
)
rmSync(outDir, { recursive: true })

const timeOf = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

for (const [offers, most] of Object.entries(mostMedian)) {
  const { makeReady, changes } = filterChanges(Number(offers))
  const times = Array.from({ length: rounds }, () => changes.map(timeOf))
    .flat()
    .toSorted((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0
  console.log(
    `${offers} offers, ${times.length} changes: median ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, ` +
      `most ${at(1).toFixed(2)} ms; made ready in ${timeOf(makeReady).toFixed(1)} ms`,
  )
  if (at(0.5) > most) {
    console.error(`The median must be ${most} ms at most.`)
    process.exitCode = 1
  }
}
