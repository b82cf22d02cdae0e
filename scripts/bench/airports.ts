import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildUnlessBuilt } from '../build.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { airportTerms } from './airport-terms.ts'
import { type SendRequest, cpuPerRequest, figuresOf, inWords } from './cpu-per-request.ts'
import { workerdPid } from './process-cpu.ts'
import { reportFigures } from './figure.ts'

/** CPU of an airport lookup in workerd, over 200 searches, beside that of a request that does nothing. */
const searches = 200
const mostMedian = 3

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-airports-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4174),
  workers: ['trayecto_backend'],
  state,
})

const get =
  (address: string): SendRequest =>
  () =>
    fetch(new URL(address, url))

const lookups = airportTerms(searches).map((term, turn) =>
  get(`/search/airports?${new URLSearchParams({ term, lang: turn % 2 === 0 ? 'es' : 'en' })}`),
)
const controls = lookups.map(() => get('/healthz'))

const pid = workerdPid()
const cold = figuresOf(await cpuPerRequest(pid, lookups))
const warm = figuresOf(await cpuPerRequest(pid, lookups))
const control = figuresOf(await cpuPerRequest(pid, controls))
console.log(inWords(`airport lookup, ${searches} searches in a new process`, cold))
console.log(inWords('airport lookup, the same once more', warm))
console.log(inWords('control, /healthz', control))

await miniflare.dispose()
rmSync(state, { recursive: true })
reportFigures([
  {
    name: 'airport lookup in a new process, CPU, median',
    value: cold.median,
    unit: 'ms',
    control: { name: '/healthz', value: control.median },
    goal: { of: 'value', most: mostMedian },
  },
])
