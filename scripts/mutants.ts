import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Mutant, knownMutants } from './house/known-mutants.ts'

/** Of a run of tests: the first that failed, or why nothing can be said. */
type Verdict = { readonly is: 'passed' } | { readonly is: 'failed' | 'unheard'; readonly of: string }

interface Outcome {
  readonly mutant: Mutant
  readonly is: 'killed' | 'lived' | 'not tried'
  readonly how: string
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]

const refuse = (why: string): never => {
  console.error(why)
  process.exit(1)
}

const [part = ''] = process.argv.slice(2)
const mutants = knownMutants.filter(({ name, file, project }) =>
  [name, file, project].some((text) => text.includes(part)),
)
if (mutants.length === 0) refuse(`No mutant's name, file or project contains "${part}"`)
const files = unique(mutants.map(({ file }) => file))
const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' })
if (changed !== '') refuse(`Commit these first, since mutants are written into them:\n${changed}`)

/** Tests that take no change of a file up by themselves, and say nothing: one process for all runs, since most of a run is its start. */
const vitest = await createVitest('test', {
  watch: false,
  project: unique(mutants.map(({ project }) => project)),
  reporters: [{}],
})

/**
 * What comes of one file of tests, whatever came of it and of others before. A file that cannot be loaded fails for another
 * reason than the one asked about.
 */
const runTests = async (test: string): Promise<Verdict> => {
  const specifications = await vitest.globTestSpecifications([test])
  for (const { project, moduleId } of specifications) vitest.state.clearFiles(project, [moduleId])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const modules = testModules.filter(({ moduleId }) => moduleId === resolve(test))
  const [failed] = modules.flatMap((module) => [...module.children.allTests('failed')])
  if (failed) return { is: 'failed', of: failed.fullName }
  const hasPassed = modules.length === 1 && modules[0]?.state() === 'passed'
  if (hasPassed && unhandledErrors.length === 0) return { is: 'passed' }
  const errors = [...modules.flatMap((module) => module.errors()), ...unhandledErrors]
  return { is: 'unheard', of: `the tests did not run: ${errors.map(String).join(' ')}` }
}

const verdictsBefore = new Map<string, Promise<Verdict>>()

/** How a file of tests ends without any mutant: one that fails anyway kills nothing. */
const verdictBefore = (test: string): Promise<Verdict> => {
  const verdict = verdictsBefore.get(test) ?? runTests(test)
  verdictsBefore.set(test, verdict)
  return verdict
}

const write = (file: string, text: string): void => {
  writeFileSync(file, text)
  vitest.invalidateFile(resolve(file))
}

let restore = (): void => undefined
const leave = (status: number): never => {
  restore()
  process.exit(status)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(130))

const isThere = ({ file, find }: Mutant): boolean => readFileSync(file, 'utf8').split(find).length === 2

/** Runs the mutant's own tests with its fault in the file; the file is as it was afterwards, whatever happens. */
const tryMutant = async (mutant: Mutant): Promise<Outcome> => {
  const { file, find, replacement, test } = mutant
  if (!isThere(mutant)) return { mutant, is: 'not tried', how: `what it changes is not there once in ${file}` }
  const before = await verdictBefore(test)
  if (before.is !== 'passed') return { mutant, is: 'not tried', how: `fails without it: ${before.of}` }
  const text = readFileSync(file, 'utf8')
  restore = () => write(file, text)
  try {
    write(
      file,
      text.replace(find, () => replacement),
    )
    const verdict = await runTests(test)
    if (verdict.is === 'passed') return { mutant, is: 'lived', how: `nothing fails in ${test}` }
    return { mutant, is: verdict.is === 'failed' ? 'killed' : 'not tried', how: verdict.of }
  } finally {
    restore()
    restore = () => undefined
  }
}

const outcomes: Outcome[] = []
for (const mutant of mutants) {
  const outcome = await tryMutant(mutant)
  outcomes.push(outcome)
  console.log(`${outcome.is === 'killed' ? '✓' : '✗'} ${mutant.name} (${outcome.how})`)
}

const width = Math.max(...outcomes.map(({ mutant }) => mutant.name.length))
const lines = outcomes.map(({ mutant, is, how }) => `${is.padEnd(9)}  ${mutant.name.padEnd(width)}  ${how}`)
const count = (is: Outcome['is']): number => outcomes.filter((outcome) => outcome.is === is).length
const untried = count('not tried')
console.log(`\n${lines.join('\n')}\n`)
console.log(`${count('killed')} killed, ${count('lived')} lived${untried > 0 ? `, ${untried} not tried` : ''}`)
leave(count('killed') === outcomes.length ? 0 : 1)
