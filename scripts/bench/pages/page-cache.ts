import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { percentile, settledCpuTime } from '../cpu-per-request.ts'
import { type Figure, measuredUpTo, reportFigures } from '../figure.ts'
import { type MeasuredPage, measuredPages, readPage } from './measured-pages.ts'
import { workerdPids } from '../process-cpu.ts'

/**
 * How many kept pages a second of workerd's CPU gives, beside a Worker that does nothing but `new Response` of the same
 * bytes. Both in turns and in the same kind of local server, which keeps its cache in a Worker and a database of its own.
 * `--short` is for every run of the tests, and fails where it is past a margin three times.
 */
const short = process.argv.includes('--short')
const { rounds, times, warmUps } = short
  ? { rounds: 5, times: 25, warmUps: 60 }
  : { rounds: 15, times: 50, warmUps: 300 }
const leastTimes = short ? 0.3 : 0.5

await buildUnlessBuilt()
const port = Number(process.env.PORT ?? 4300)
const state = mkdtempSync(path.join(tmpdir(), 'bench-page-cache-'))
const { miniflare, url } = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
  direct: true,
})
const [site = 0] = workerdPids()

const bareWorker = `
let bytes
export default {
  fetch: (_request, { PAGE }) =>
    new Response((bytes ??= new TextEncoder().encode(PAGE)), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}`

const serveBare = async (page: string) => {
  const bare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: bareWorker,
      bindings: { PAGE: page },
      unsafeDirectSockets: [{ host: '127.0.0.1' }],
      telemetry: { enabled: false },
    }),
  )
  const address = await bare.unsafeGetDirectURL()
  const pid = workerdPids().find((each) => each !== site)
  if (pid === undefined) throw new Error('The Worker to compare with has no process')
  return { bare, address, pid }
}

const perSecond = async (pid: number, read: () => Promise<unknown>, requests = times): Promise<number> => {
  const before = await settledCpuTime(pid)
  for (let turn = 0; turn < requests; turn += 1) await read()
  return (requests * 1000) / ((await settledCpuTime(pid)) - before)
}

const undisturbed = (values: readonly number[]): number => percentile(values, 0.75)

const measure = async ({ name, address }: MeasuredPage): Promise<readonly Figure[]> => {
  const page = await readPage(url, address())
  const { bare, address: bareAddress, pid } = await serveBare(page)
  const readCached = () => readPage(url, address())
  const readBare = () => readPage(bareAddress, '/')
  await perSecond(site, readCached, warmUps)
  await perSecond(pid, readBare, warmUps)
  const kept: number[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    kept.push(await perSecond(site, readCached))
    alone.push(await perSecond(pid, readBare))
  }
  await bare.dispose()
  return [
    {
      name: `${name} from the cache, requests a second of CPU`,
      value: undisturbed(kept),
      unit: '/s',
      control: { name: 'new Response', value: undisturbed(alone) },
      goal: { of: 'ratio', least: leastTimes },
    },
  ]
}

try {
  const figures: Figure[] = []
  for (const page of [measuredPages.home, measuredPages.country, measuredPages.results])
    figures.push(...(await measuredUpTo(short ? 3 : 1, () => measure(page))))
  reportFigures(figures)
} finally {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
}
