import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { endGroup } from './serving/end-group.ts'

interface Step {
  readonly name: string
  readonly command: string
  /** a report that counts this step's tests; a step without one counts as one */
  readonly report?: string
  /** minutes after which it is ended and has failed; twenty, where it says nothing */
  readonly minutes?: number
}

interface Count {
  passed: number
  failed: number
}

const reports = 'test-results'
const isQuick = process.argv.includes('--quick')

/** Whoever is still writing waits for a tenth of what properties are tried on (`tries.ts`). */
const environment = { ...process.env, CI: '1', ...(isQuick ? { TRIED_SHARE: '0.1' } : {}) }

/**
 * Steps that wait as much as they compute go side by side: in each stage, one after the other, beside its main
 * step. Nothing of them is measured in time.
 */
interface Stage {
  readonly main: Step
  readonly beside: readonly Step[]
}

/** What `npm run check` is: the types first, as they are checked once the list of pages is written, which units read. */
const quick: readonly Stage[] = [
  {
    main: { name: 'types', command: 'npm run -s types' },
    beside: [
      { name: 'format', command: 'oxfmt --check .' },
      { name: 'lint', command: 'oxlint --deny-warnings' },
    ],
  },
  {
    main: {
      name: 'unit',
      command: `vitest run --config vitest.unit.config.ts --reporter=dot --reporter=json --outputFile.json=${reports}/unit.json`,
      report: `${reports}/unit.json`,
    },
    beside: [],
  },
]

const thorough: readonly Stage[] = [
  // reading the words writes the catalogues anew, for a moment, which nobody else may read then
  {
    main: { name: 'words in both languages', command: 'node scripts/check-words.ts' },
    beside: [{ name: 'nothing unused', command: 'knip' }],
  },
  {
    main: {
      name: 'workerd',
      command: `vitest run --project 'workerd*' --reporter=dot --reporter=json --outputFile.json=${reports}/workerd.json`,
      report: `${reports}/workerd.json`,
    },
    beside: [
      { name: 'development server', command: 'node scripts/check-dev.ts' },
      { name: 'build', command: 'npm run -s build' },
      { name: 'browser bundle', command: 'node scripts/check-bundle.ts' },
      { name: 'deployable', command: 'npm run -s deploy -- --dry-run --built' },
      { name: 'starting', command: 'node scripts/check-start.ts' },
    ],
  },
  // ratios of CPU, with nothing beside them
  { main: { name: 'drawing pages', command: 'node scripts/bench/pages/pages.ts --built --short' }, beside: [] },
  {
    main: { name: 'pages from the edge', command: 'node scripts/bench/pages/page-cache.ts --built --short' },
    beside: [],
  },
  {
    main: { name: 'journeys', command: 'BUILT=1 playwright test', report: `${reports}/journeys.json`, minutes: 120 },
    beside: [
      { name: 'memory', command: 'node scripts/bench/memory.ts --built --short' },
      { name: 'kept pages', command: 'node scripts/bench/pages/page-leaks.ts --built --short' },
      {
        name: 'bookings over a bad network',
        command: 'node scripts/faults/run.ts --built --bookings 48 --together 12 --seed ci',
      },
      { name: 'odd requests', command: 'node scripts/fuzz/run.ts --built --requests 2000 --seed 7 --minutes 20' },
    ],
  },
]

const countIn = (report: string): Count | undefined => {
  if (!existsSync(report)) return undefined
  const found = JSON.parse(readFileSync(report, 'utf8'))
  return 'numPassedTests' in found
    ? { passed: found.numPassedTests, failed: found.numFailedTests }
    : { passed: found.stats.expected, failed: found.stats.unexpected + found.stats.flaky }
}

type Child = ReturnType<typeof spawn>

/** A step leads a group of its own, which ends with it, whatever it has started and forgotten. */
const going = new Set<Child>()
const graceMs = 5_000
let isInterrupted = false

/** As a key at a terminal does: on any other signal a browser's journeys leave their servers behind, which lead groups of their own. */
const interrupt = (child: Child): void => {
  endGroup(child, 'SIGINT')
  setTimeout(() => endGroup(child, 'SIGKILL'), graceMs).unref()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // pressed once more while all of it ends: whoever goes first now leaves the rest behind
    if (isInterrupted) return
    isInterrupted = true
    for (const child of going) interrupt(child)
  })

/** What a child says until it exits; what it leaves behind would hold its output open for ever. */
const outputOf = async (child: Child, minutes: number, isSaidAtOnce: boolean): Promise<string> => {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (isSaidAtOnce) process.stdout.write(chunk)
    })
  going.add(child)
  const limit = setTimeout(() => {
    said += `ended after ${minutes} minutes\n`
    interrupt(child)
  }, minutes * 60_000)
  const closed = once(child, 'close')
  await once(child, 'exit')
  clearTimeout(limit)
  going.delete(child)
  endGroup(child, 'SIGKILL')
  await Promise.race([closed, wait(graceMs, undefined, { ref: false })])
  return said
}

/** What failed is said once more at the very end, which is all that is left of a long log. */
const failures: { readonly name: string; readonly said: string }[] = []
const lastLines = 60

/** What goes beside another step says what it has to say at its end. */
const run = async ({ name, command, report, minutes = 20 }: Step, isBeside = false): Promise<Count> => {
  const started = Date.now()
  if (!isBeside) console.log(`\n▸ ${name}`)
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  })
  const said = await outputOf(child, minutes, !isBeside)
  if (isBeside) console.log(`\n▸ ${name}\n${said}`)
  const count = (report ? countIn(report) : undefined) ?? { passed: child.exitCode === 0 ? 1 : 0, failed: 0 }
  if (child.exitCode !== 0) {
    count.failed = Math.max(count.failed, 1)
    failures.push({ name, said })
  }
  console.log(`${child.exitCode === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  return count
}

const runInTurn = async (steps: readonly Step[], isBeside = false): Promise<Count[]> => {
  const counts: Count[] = []
  for (const step of steps) if (!isInterrupted) counts.push(await run(step, isBeside))
  return counts
}

const runStage = async ({ main, beside }: Stage): Promise<Count[]> =>
  (await Promise.all([runInTurn([main]), runInTurn(beside, true)])).flat()

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const counts: Count[] = []
for (const stage of isQuick ? quick : [...quick, ...thorough]) counts.push(...(await runStage(stage)))
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}))
for (const { name, said } of failures)
  console.log(`\n✗ ${name} ended with\n${said.trimEnd().split('\n').slice(-lastLines).join('\n')}`)
if (failures.length > 0) console.log(`\nfailed: ${failures.map(({ name }) => name).join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && !isInterrupted ? 0 : 1
