import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { percentile, settledCpuTime } from '../cpu-per-request.ts'
import { type Figure, reportFigures } from '../figure.ts'
import { type MeasuredPage, measuredPages, readPage } from './measured-pages.ts'
import { workerdPid } from '../process-cpu.ts'

/**
 * Milliseconds of CPU that workerd spends on a page, less what it spends on `/healthz`, beside what React alone spends in
 * Node on the same markup. All are measured in turns; CPU is of the process, so that other work on the machine disturbs
 * little. `--short` is for every run of the tests.
 */
const short = process.argv.includes('--short')
const { rounds, atOnce, warmUps } = short
  ? { rounds: 5, atOnce: 8, warmUps: 40 }
  : { rounds: 15, atOnce: 12, warmUps: 120 }
const mostTimes = 2

process.env.NODE_ENV = 'production'
const { elementsOfPage, renderAlone } = await import('./react-alone.ts')

/** What a cold search takes is mostly the backend's, and has a bench of its own (`bench:search`). */
const pages: readonly (MeasuredPage & { readonly most?: number })[] = [
  { ...measuredPages.home, most: mostTimes },
  { ...measuredPages.country, most: mostTimes },
  { ...measuredPages.results, most: mostTimes },
  measuredPages.cold,
]

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-pages-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4290),
  workers: ['server', 'trayecto_backend'],
  // what a page costs where it has to be drawn
  vars: { ...crowdedBindings, PAGE_CACHE: 'off' },
  state,
  direct: true,
})
const pid = workerdPid()

const inWorkerd = async (address: () => string, times = atOnce): Promise<number> => {
  const before = await settledCpuTime(pid)
  for (let turn = 0; turn < times; turn += 1) await readPage(url, address())
  return ((await settledCpuTime(pid)) - before) / times
}

const inNode = async (work: () => Promise<unknown>): Promise<number> => {
  await wait(5)
  const before = process.cpuUsage()
  for (let turn = 0; turn < atOnce; turn += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / atOnce
}

/** Whatever else runs on the machine only adds. */
const undisturbed = (values: readonly number[]): number => percentile(values, 0.25)
const health = (): string => '/healthz'

const measure = async ({ name, address, most }: (typeof pages)[number]): Promise<Figure> => {
  const html = await readPage(url, address())
  const elements = elementsOfPage(html)
  const rendered = await renderAlone(elements)
  const sent = Buffer.byteLength(html)
  if (Math.abs(rendered - sent) > sent * 0.05)
    throw new Error(`React alone renders ${rendered} bytes of ${name}, which is ${sent} bytes`)
  await inWorkerd(address, warmUps)
  await inWorkerd(health, warmUps)
  for (let turn = 0; turn < warmUps; turn += 1) await renderAlone(elements)
  const spent: number[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const nothing = await inWorkerd(health)
    spent.push((await inWorkerd(address)) - nothing)
    alone.push(await inNode(() => renderAlone(elements)))
  }
  return {
    name: `${name}, CPU over /healthz`,
    value: undisturbed(spent),
    unit: 'ms',
    control: { name: 'React alone', value: undisturbed(alone) },
    ...(most === undefined ? {} : { goal: { of: 'ratio', most } }),
  }
}

try {
  const figures: Figure[] = []
  for (const page of pages) figures.push(await measure(page))
  reportFigures(figures)
} finally {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
}
