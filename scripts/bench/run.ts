import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildUnlessBuilt } from '../build.ts'
import { type Judged, figuresFile, judged, tableOf } from './figure.ts'

/**
 * Every bench in turn on one build, their figures in one table, and in one JSON: `bench.json`, or what `BENCH_JSON` names.
 * `--short` runs those that have a short form.
 */
const short = process.argv.includes('--short')
const everything = [
  'pages/pages',
  'pages/page-cache',
  'pages/page-leaks',
  'memory',
  'airports',
  'engine',
  'search',
  'explore',
  'hotels',
  'draft',
  'pay',
  'cost',
  'routes/routes',
  'lists/filters',
  'lists/wire',
  'map',
  'browser/scripts',
  'browser/long-tasks',
  'browser/usable',
  'lighthouse/lighthouse',
]
const parts = short ? everything.slice(0, 4) : everything

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))

const figuresIn = (file: string): readonly Judged[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Judged => JSON.parse(line))
    : []

/** A part that ends before it has found anything has missed its goal. */
const brokenOff = (part: string): Judged => judged({ name: part, value: Number.NaN, unit: '', goal: { of: 'value' } })

const run = async (part: string): Promise<readonly Judged[]> => {
  const file = path.join(folder, path.basename(part))
  const args = [path.join(import.meta.dirname, `${part}.ts`), '--built', ...(short ? ['--short'] : [])]
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, [figuresFile]: file } })
  await once(child, 'close')
  const found = figuresIn(file)
  return found.length > 0 ? found : [brokenOff(part)]
}

await buildUnlessBuilt()
const figures: Judged[] = []
for (const part of parts) figures.push(...(await run(part)))
rmSync(folder, { recursive: true })

console.log(`\n${tableOf(figures)}`)
writeFileSync(process.env.BENCH_JSON ?? 'bench.json', `${JSON.stringify(figures, null, 2)}\n`)
if (figures.some(({ verdict }) => verdict === 'misses')) process.exitCode = 1
