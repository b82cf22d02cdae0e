import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVisitor, searchOffer } from '../visitor/booking-visitor.ts'
import { buildUnlessBuilt } from '../build.ts'
import { crowdedBindings } from '../serving/local-bindings.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { cpuPerRequest, figuresOf, inWords, percentile } from './cpu-per-request.ts'
import { workerdPid } from './process-cpu.ts'
import { reportFigures } from './figure.ts'
import { postBeside } from '../visitor/post.ts'

/** How long one save of a draft takes the site, request to answer on this machine, beside a request that does nothing. */
const saves = 300
const mostMedian = 5

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-draft-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4280),
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
})
const offer = await searchOffer(await postBeside(miniflare))

const visitor = createVisitor(url)
await visitor.call('startBooking', offer)

const save = (turn: number) => () =>
  visitor.ask('saveDraft', { patch: { passengers: { '1': { firstName: `Ana ${turn}` } } }, version: turn })
const health = () => fetch(new URL('/healthz', url))

const timed = async (send: () => Promise<Response>): Promise<number> => {
  const before = performance.now()
  const response = await send()
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return performance.now() - before
}

const times: number[] = []
const controls: number[] = []
for (let turn = 0; turn < saves; turn += 1) {
  times.push(await timed(save(turn)))
  controls.push(await timed(health))
}
const pid = workerdPid()
const cpu = figuresOf(
  await cpuPerRequest(
    pid,
    Array.from({ length: 100 }, (_, turn) => save(turn)),
  ),
)
const words = (name: string, values: readonly number[]): string =>
  `${name}: median ${percentile(values, 0.5).toFixed(2)} ms, p99 ${percentile(values, 0.99).toFixed(2)} ms from request to answer`
console.log(words(`draft save, ${saves} times`, times))
console.log(words('control, /healthz', controls))
console.log(inWords('draft save', cpu))

await miniflare.dispose()
rmSync(state, { recursive: true })
reportFigures([
  {
    name: 'draft save, request to answer, median',
    value: percentile(times, 0.5),
    unit: 'ms',
    control: { name: '/healthz', value: percentile(controls, 0.5) },
    goal: { of: 'value', most: mostMedian },
  },
])
