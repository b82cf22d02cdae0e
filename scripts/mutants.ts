import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, knownMutants } from './known-mutants.ts'

/** Of a run of tests: the first that failed, or why nothing can be said. */
type Verdict = { readonly is: 'passed' } | { readonly is: 'failed' | 'unheard'; readonly of: string }

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

interface Outcome {
  readonly mutant: Mutant
  readonly is: 'killed' | 'lived' | 'not tried'
  readonly how: string
}

const slowestRun = 10 * 60_000
const reports = mkdtempSync(join(tmpdir(), 'mutants-'))
const report = join(reports, 'vitest.json')

let stopTests = (): void => undefined
let restore = (): void => undefined

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

const readReport = (): Report | undefined => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

/** A file that cannot be loaded, or a run that ends without a report, fails for another reason than the one asked about. */
const verdictOf = (status: number | null, output: string): Verdict => {
  const found = readReport()
  const tests = found?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  const failed = tests.find((test) => test.status === 'failed')
  if (failed) return { is: 'failed', of: failed.fullName }
  if (status === 0 && found && found.numPassedTests > 0) return { is: 'passed' }
  return { is: 'unheard', of: `the tests did not run: ${output.trim().split('\n').slice(-20).join('\n')}` }
}

const runTests = (projects: readonly string[], tests: readonly string[]): Promise<Verdict> =>
  new Promise((resolve) => {
    rmSync(report, { force: true })
    const chosen = unique(projects).flatMap((project) => ['--project', project])
    const child = spawn(
      'vitest',
      ['run', ...chosen, ...unique(tests), '--bail=1', '--reporter=json', `--outputFile=${report}`],
      { timeout: slowestRun, env: { ...process.env, CI: '1' } },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void (output += String(text)))
    stopTests = () => void child.kill()
    child.on('error', (error) => resolve({ is: 'unheard', of: error.message }))
    child.on('close', (status) => resolve(verdictOf(status, output)))
  })

const isThere = ({ file, find }: Mutant): boolean => readFileSync(file, 'utf8').split(find).length === 2

/** Runs the mutant's own tests with its fault in the file; the file is as it was afterwards, whatever happens. */
const tryMutant = async (mutant: Mutant): Promise<Outcome> => {
  const { file, find, replacement, project, test } = mutant
  const text = readFileSync(file, 'utf8')
  restore = () => writeFileSync(file, text)
  try {
    writeFileSync(
      file,
      text.replace(find, () => replacement),
    )
    const verdict = await runTests([project], [test])
    if (verdict.is === 'passed') return { mutant, is: 'lived', how: `nothing fails in ${test}` }
    return { mutant, is: verdict.is === 'failed' ? 'killed' : 'not tried', how: verdict.of }
  } finally {
    restore()
    restore = () => undefined
  }
}

const leave = (status: number): never => {
  restore()
  stopTests()
  rmSync(reports, { recursive: true, force: true })
  process.exit(status)
}

const refuse = (why: string): never => {
  console.error(why)
  return leave(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(130))

const [part = ''] = process.argv.slice(2)
const mutants = knownMutants.filter(({ name, file }) => name.includes(part) || file.includes(part))
if (mutants.length === 0) refuse(`No mutant's name or file contains "${part}"`)
const files = unique(mutants.map(({ file }) => file))
const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' })
if (changed !== '') refuse(`Commit these first, since mutants are written into them:\n${changed}`)

const before = await runTests(
  mutants.map(({ project }) => project),
  mutants.map(({ test }) => test),
)
if (before.is !== 'passed') refuse(`The tests fail without any mutant: ${before.of}`)

const outcomes: Outcome[] = []
for (const mutant of mutants) {
  const gone: Outcome = { mutant, is: 'not tried', how: `what it changes is not there once in ${mutant.file}` }
  const outcome = isThere(mutant) ? await tryMutant(mutant) : gone
  outcomes.push(outcome)
  console.log(`${outcome.is === 'killed' ? '✓' : '✗'} ${mutant.name}`)
}

const width = Math.max(...outcomes.map(({ mutant }) => mutant.name.length))
console.log('')
for (const { mutant, is, how } of outcomes) console.log(`${is.padEnd(9)}  ${mutant.name.padEnd(width)}  ${how}`)
const count = (is: Outcome['is']): number => outcomes.filter((outcome) => outcome.is === is).length
const untried = count('not tried')
console.log(`\n${count('killed')} killed, ${count('lived')} lived${untried > 0 ? `, ${untried} not tried` : ''}`)
leave(count('killed') === outcomes.length ? 0 : 1)
