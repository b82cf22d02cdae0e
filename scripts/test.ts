import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

interface Step {
  readonly name: string
  readonly command: string
  /** a report that counts this step's tests; a step without one counts as one */
  readonly report?: string
}

interface Count {
  passed: number
  failed: number
}

const reports = 'test-results'

const quick: readonly Step[] = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'types', command: 'npm run -s types' },
  {
    name: 'unit',
    command: `vitest run --project unit --reporter=dot --reporter=json --outputFile.json=${reports}/unit.json`,
    report: `${reports}/unit.json`,
  },
]

const thorough: readonly Step[] = [
  {
    name: 'workerd',
    command: `vitest run --project 'workerd*' --reporter=dot --reporter=json --outputFile.json=${reports}/workerd.json`,
    report: `${reports}/workerd.json`,
  },
  { name: 'words in both languages', command: 'node scripts/check-words.ts' },
  { name: 'nothing unused', command: 'knip' },
  { name: 'development server', command: 'node scripts/check-dev.ts' },
  { name: 'build', command: 'npm run -s build' },
  { name: 'browser bundle', command: 'node scripts/check-bundle.ts' },
  { name: 'deployable', command: 'npm run -s deploy -- --dry-run --built' },
  { name: 'starting', command: 'node scripts/check-start.ts' },
  { name: 'memory', command: 'node scripts/bench/memory.ts --built --short' },
  {
    name: 'bookings over a bad network',
    command: 'node scripts/faults/run.ts --built --bookings 48 --together 24 --seed ci',
  },
  { name: 'odd requests', command: 'node scripts/fuzz/run.ts --built --requests 2000 --seed 7 --minutes 2' },
  { name: 'journeys', command: 'BUILT=1 playwright test', report: `${reports}/journeys.json` },
]

const countIn = (report: string): Count | undefined => {
  if (!existsSync(report)) return undefined
  const found = JSON.parse(readFileSync(report, 'utf8'))
  return 'numPassedTests' in found
    ? { passed: found.numPassedTests, failed: found.numFailedTests }
    : { passed: found.stats.expected, failed: found.stats.unexpected + found.stats.flaky }
}

const run = ({ name, command, report }: Step): Count => {
  const started = Date.now()
  console.log(`\n▸ ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, CI: '1' } })
  const count = (report ? countIn(report) : undefined) ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  if (status !== 0) count.failed = Math.max(count.failed, 1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  return count
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const steps = process.argv.includes('--quick') ? quick : [...quick, ...thorough]
const counts = steps.map(run)
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
