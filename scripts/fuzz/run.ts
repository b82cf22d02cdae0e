import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../build.ts'
import { type Fault, fuzz } from './fuzz.ts'
import { serveTargets } from './served-targets.ts'

/**
 * Sends what no page of ours would send to every route, server function, form and endpoint of the site and the backend, on
 * this machine alone. Each may refuse it; none may fail.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100000' },
    together: { type: 'string', default: '16' },
    minutes: { type: 'string', default: '45' },
    port: { type: 'string', default: process.env.FUZZ_PORT ?? '4360' },
    built: { type: 'boolean', default: false },
  },
})

const tell = ({ index, method, url, body, what, requestId }: Fault): void => {
  const lines = requestId === undefined ? [] : served.linesOf(requestId)
  console.error([`✗ ${index} ${method} ${url.slice(0, 1000)}`, body, what, ...lines].join('\n  '))
}

const attack = async (): Promise<void> => {
  const started = Date.now()
  const { sent, statuses, faults, seconds } = await fuzz({
    targets: await served.start(),
    seed: Number(values.seed),
    requests: Number(values.requests),
    together: Number(values.together),
    longest: Number(values.minutes) * 60_000,
    onProgress: (count, failed) =>
      console.log(`${count} sent, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`),
  })
  const counts = [...statuses].toSorted(([one], [other]) => one - other).map((count) => count.join(': '))
  console.log(`seed ${values.seed}: ${sent} requests in ${Math.round(seconds)} s; ${counts.join(', ')}`)
  for (const fault of faults.slice(0, 30)) tell(fault)
  console.log(`${faults.length} failed`)
  const missing = Number(values.requests) - sent
  if (missing > 0) console.error(`✗ ${missing} requests were not sent within ${values.minutes} minutes`)
  process.exitCode = faults.length === 0 && missing <= 0 ? 0 : 1
}

if (!values.built) await build()
const state = mkdtempSync(path.join(tmpdir(), 'fuzz-'))
const served = serveTargets(Number(values.port), state)
try {
  await attack()
} finally {
  await served.stop()
  rmSync(state, { recursive: true, force: true })
}
