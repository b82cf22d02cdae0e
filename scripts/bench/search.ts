import { buildUnlessBuilt } from '../build.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { type SendRequest, cpuPerRequest, figuresOf, inWords } from './cpu-per-request.ts'
import { workerdPid } from './process-cpu.ts'
import { searchPairs } from './search-pairs.ts'
import { reportFigures } from './figure.ts'
import { day } from '../visitor/post.ts'

/** Milliseconds of CPU that a round-trip search, answered as the site asks, may take. */
const medianLimit = 8
const p99Limit = 30
const port = Number(process.env.PORT ?? 4225)

const search = (url: URL, from: string, to: string, days: number): Promise<Response> =>
  fetch(new URL('/air/flight-offer/search', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify({
      legInfo: [
        { from, to, departureDate: day(days) },
        { from: to, to: from, departureDate: day(days + 9) },
      ],
      travelerInfo: [{ id: '1', type: 'adult' }],
      cabin: 'economy',
      currencyCode: 'USD',
    }),
  })

await buildUnlessBuilt()
const { miniflare, url } = await serveWorkers({ port, workers: ['trayecto_backend'] })
const pid = workerdPid()

/** The isolate warms up on other pairs and other dates than those that are measured: nothing is kept of a search. */
const warmUps = searchPairs.slice(0, 60).map(
  ([from, to]): SendRequest =>
    () =>
      search(url, to, from, 200),
)
const measured = searchPairs.map(
  ([from, to], index): SendRequest =>
    () =>
      search(url, from, to, 20 + index),
)
const controls = searchPairs.map((): SendRequest => () => fetch(new URL('/healthz', url)))

await cpuPerRequest(pid, warmUps)
const control = figuresOf(await cpuPerRequest(pid, controls))
const spent = await cpuPerRequest(pid, measured)
const figures = figuresOf(spent)
await miniflare.dispose()

console.log(inWords('control (healthz)', control))
console.log(
  inWords(`round-trip search, ${searchPairs.length} pairs`, figures),
  `least ${Math.min(...spent).toFixed(2)}`,
)
const beside = { unit: 'ms', control: { name: '/healthz', value: control.median } }
reportFigures([
  {
    ...beside,
    name: 'round-trip search, CPU, median',
    value: figures.median,
    goal: { of: 'value', most: medianLimit },
  },
  { ...beside, name: 'round-trip search, CPU, p99', value: figures.p99, goal: { of: 'value', most: p99Limit } },
])
