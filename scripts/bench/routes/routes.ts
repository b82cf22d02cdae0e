import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { searchOffer } from '../../visitor/booking-visitor.ts'
import { postBeside } from '../../visitor/post.ts'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { percentile, settledCpuTime } from '../cpu-per-request.ts'
import { type Figure, reportFigures } from '../figure.ts'
import { workerdPid } from '../process-cpu.ts'
import { type BookingStep, bookingSteps } from './booking-steps.ts'
import { type MixedRoute, routeMix } from './route-mix.ts'

/**
 * Milliseconds of CPU that workerd spends on each route, its pages kept as a deployment keeps them; and on a request of the
 * mix that visitors make, each route counted by its share. All of it: the backend's work, and the cache of the local runtime,
 * which keeps its files in a Worker and a database in the same process. `/healthz` is told beside it, and nothing is taken off.
 */
const { rounds, warmUps } = { rounds: 100, warmUps: 20 }
const most = { median: 4, p99: 10 }
const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-encoding': 'identity' }

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-routes-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4294),
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
  direct: true,
})
const pid = workerdPid()

const offer = await searchOffer(await postBeside(miniflare))

const posted = (address: URL, form: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: url.origin, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  })

const asStep = ({ name, share, path: pathAt, form }: MixedRoute, turn: number): BookingStep => {
  const address = new URL(url.origin + pathAt(turn))
  return { name, share, send: () => (form ? posted(address, form) : fetch(address, { headers, redirect: 'manual' })) }
}

const health: MixedRoute = { name: '/healthz', share: 0, path: () => '/healthz' }

const stepsOf = (turn: number): readonly BookingStep[] => [
  ...[health, ...routeMix].map((route) => asStep(route, turn)),
  ...bookingSteps(url, offer),
]

const answered = async ({ name, send }: BookingStep): Promise<void> => {
  const response = await send()
  await response.arrayBuffer()
  const isExpected = response.status < 400 || (name === 'not found' && response.status === 404)
  if (!isExpected) throw new Error(`${name} was answered ${response.status}`)
}

const spentOn = async (step: BookingStep): Promise<number> => {
  await step.prepare?.()
  const before = await settledCpuTime(pid)
  await answered(step)
  return (await settledCpuTime(pid)) - before
}

interface Sample {
  readonly spent: number
  readonly share: number
}

/** The value below which a part of all requests lies, where a sample stands for as many as its share. */
const weighted = (samples: readonly Sample[], part: number): number => {
  const whole = samples.reduce((sum, { share }) => sum + share, 0)
  let below = 0
  for (const { spent, share } of samples.toSorted((a, b) => a.spent - b.spent)) {
    below += share
    if (below >= whole * part) return spent
  }
  return Number.NaN
}

const samples = new Map<string, Sample[]>()
for (let turn = 0; turn < warmUps + rounds; turn += 1)
  for (const step of stepsOf(turn)) {
    const spent = await spentOn(step)
    if (turn < warmUps) continue
    samples.set(step.name, [...(samples.get(step.name) ?? []), { spent, share: step.share }])
  }
await miniflare.dispose()
rmSync(state, { recursive: true })

const routes = [...samples].map(([name, of]) => {
  const values = of.map(({ spent }) => spent)
  return { name, share: of[0]?.share ?? 0, median: percentile(values, 0.5), p99: percentile(values, 0.99) }
})
const control = { name: health.name, value: routes[0]?.median ?? Number.NaN }
const all = [...samples.values()].flat()
const whole = routes.reduce((sum, { share }) => sum + share, 0)

for (const { name, share, median, p99 } of routes.toSorted((a, b) => b.median - a.median)) {
  const part = `${((share / whole) * 100).toFixed(1)} %`.padStart(7)
  console.log(`${part}  ${median.toFixed(2).padStart(6)} ${p99.toFixed(2).padStart(6)} ms  ${name}`)
}

const over = (name: string, found: readonly unknown[]): Figure => ({
  name,
  value: found.length,
  unit: 'routes',
  goal: { of: 'value', most: 0 },
})
const mixed = { unit: 'ms', control } as const
reportFigures([
  {
    ...mixed,
    name: 'a request of the mix, CPU, median',
    value: weighted(all, 0.5),
    goal: { of: 'value', most: most.median },
  },
  {
    ...mixed,
    name: 'a request of the mix, CPU, p99',
    value: weighted(all, 0.99),
    goal: { of: 'value', most: most.p99 },
  },
  over(
    `of ${routes.length - 1} routes, with a median over ${most.median} ms`,
    routes.filter(({ median }) => median > most.median),
  ),
  over(
    `of ${routes.length - 1} routes, with a p99 over ${most.p99} ms`,
    routes.filter(({ p99 }) => p99 > most.p99),
  ),
])
