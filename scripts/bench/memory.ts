import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildUnlessBuilt } from '../build.ts'
import { crowdedBindings } from '../serving/local-bindings.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { type Figure, reportFigures } from './figure.ts'
import { inspectHeap } from './heap-inspector.ts'
import { type Asked, mixedRequests } from './memory-requests.ts'

/**
 * What each Worker's memory holds, all garbage collected, after a first and a second span of mixed requests to a site that has
 * just been started. Growth between the two is what requests leave behind. `--short` is for every run of the tests.
 */
const short = process.argv.includes('--short')
const { first, second } = short ? { first: 500, second: 1_500 } : { first: 10_000, second: 100_000 }
const workers = ['trayecto', 'trayecto-backend'] as const
const mostBytes = 64_000_000
/** a page that stays in memory is 23 kB; what the caches of a young isolate still fill is far less */
const mostPerRequest = 2_000
const mostGrowth = 0.05
const atOnce = 8

const ask = async ({ name, expected, ask: send }: Asked): Promise<void> => {
  const status = await send().catch((cause: unknown) => Promise.reject(new Error(`${name} got no answer`, { cause })))
  if (status !== expected) throw new Error(`${name} was answered ${status}, not ${expected}`)
}

const askAll = async (requests: readonly Asked[], from: number, to: number): Promise<void> => {
  let next = from
  const askOneByOne = async (): Promise<void> => {
    while (next < to) {
      const request = requests[next % requests.length]
      next += 1
      if (request) await ask(request)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOneByOne))
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** What a run of the tests sees is what one request leaves behind; the long one, how much of the first mark grows. */
const figuresFor = (worker: string, before: number, after: number): readonly Figure[] => {
  const growth = after - before
  console.log(
    `${worker}: ${inMegabytes(before)} after ${first} requests, ${inMegabytes(after)} after ${second}, ` +
      `${Math.round(growth / (second - first))} bytes a request (${((growth / before) * 100).toFixed(1)} %)`,
  )
  const left: Figure = {
    name: `${worker}, left by a request`,
    value: growth / (second - first),
    unit: 'bytes',
    ...(short ? { goal: { of: 'value', most: mostPerRequest } } : {}),
  }
  const memory = { unit: 'MB', control: { name: `after ${first} requests`, value: before / 1e6 } }
  const name = `${worker}, memory after ${second} requests`
  return [
    left,
    { ...memory, name, value: after / 1e6, goal: { of: 'value', most: mostBytes / 1e6 } },
    ...(short
      ? []
      : [
          {
            ...memory,
            name: `${name}, growth`,
            value: after / 1e6,
            goal: { of: 'ratio', most: 1 + mostGrowth },
          } as const,
        ]),
  ]
}

await buildUnlessBuilt()
const port = Number(process.env.PORT ?? 4280)
const state = mkdtempSync(path.join(tmpdir(), 'bench-memory-'))
const { miniflare, url } = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
  inspectorPort: port + 1,
})
try {
  const requests = mixedRequests(url)
  const heaps = await Promise.all(
    workers.map(async (name) => {
      const worker = await miniflare.getWorker(name)
      return inspectHeap(port + 1, `:${name}`, async () => (await worker.fetch('http://here/healthz')).text())
    }),
  )
  const measured = async (upTo: number, from = 0): Promise<readonly number[]> => {
    await askAll(requests, from, upTo)
    return Promise.all(heaps.map((heap) => heap.usedAfterCollection()))
  }
  const before = await measured(first)
  const after = await measured(second, first)
  reportFigures(workers.flatMap((worker, at) => figuresFor(worker, before[at] ?? 0, after[at] ?? 0)))
  for (const heap of heaps) heap.close()
} finally {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
}
