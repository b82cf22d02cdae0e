import { cities } from '../../src/features/home/cities.ts'
import { buildUnlessBuilt } from '../build.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { type SendRequest, cpuPerRequest, figuresOf, inWords } from './cpu-per-request.ts'
import { reportFigures } from './figure.ts'
import { workerdPid } from './process-cpu.ts'
import { searchPairs } from './search-pairs.ts'
import { day } from '../visitor/post.ts'

/** Milliseconds of CPU in which the lowest price of a month to each of 26 cities must be found. */
const limit = 150
const port = Number(process.env.PORT ?? 4227)

const to = cities.map(({ code }) => code).join(',')

await buildUnlessBuilt()
const { miniflare, url } = await serveWorkers({ port, workers: ['trayecto_backend'] })
const pid = workerdPid()

const explore =
  (from: string, firstDay: number): SendRequest =>
  () => {
    const question = { from, to, start: day(firstDay), end: day(firstDay + 30), stay: '7' }
    return fetch(new URL(`/air/flight-prices/places?${new URLSearchParams(question)}`, url))
  }

const origins = [...new Set(searchPairs.map(([from]) => from))].slice(0, 60)
await cpuPerRequest(
  pid,
  origins.map((from) => explore(from, 200)),
)
const control = figuresOf(
  await cpuPerRequest(
    pid,
    origins.map(() => () => fetch(new URL('/healthz', url))),
  ),
)
const spent = figuresOf(
  await cpuPerRequest(
    pid,
    origins.map((from, index) => explore(from, 10 + index)),
  ),
)
await miniflare.dispose()

console.log(inWords('control (healthz)', control))
console.log(inWords(`a month to 26 cities from ${origins.length} origins`, spent))
const beside = { unit: 'ms', control: { name: '/healthz', value: control.median } }
reportFigures([
  { ...beside, name: 'explore, CPU, median', value: spent.median, goal: { of: 'value', most: limit } },
  { ...beside, name: 'explore, CPU, most', value: spent.most, goal: { of: 'value', most: limit } },
])
