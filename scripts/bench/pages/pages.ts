import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { percentile, settledCpuTime } from '../cpu-per-request.ts'
import { type Figure, measuredUpTo, reportFigures } from '../figure.ts'
import { type MeasuredPage, measuredPages, readPage } from './measured-pages.ts'
import { workerdPids } from '../process-cpu.ts'

/**
 * Milliseconds of CPU that workerd spends on a page, less what it spends on `/healthz`, beside what React alone spends in
 * Node on the same markup. Twice: with nothing of the page kept, and with the finished parts of pages kept by the isolate
 * (decision 0149), which is how a page is drawn that is not in the cache. All are measured in turns; CPU is of the process,
 * so that other work on the machine disturbs little. `--short` is for every run of the tests, on whatever machine, beside whatever
 * it does: it fails where it is past a margin three times, which a page that does its work twice is.
 */
const short = process.argv.includes('--short')
const { rounds, atOnce, warmUps } = short
  ? { rounds: 5, atOnce: 8, warmUps: 120 }
  : { rounds: 15, atOnce: 12, warmUps: 120 }
/** in short: runs on one machine found 3.68, 3.01 and 2.29 at most; of pages drawn twice 5.86, 4.27 and 2.64 at least */
const mostTimes = short ? { home: 4, country: 4, results: 2.5 } : { home: 2, country: 2, results: 2 }

process.env.NODE_ENV = 'production'
const { elementsOfPage, renderAlone } = await import('./react-alone.ts')

/** What a cold search takes is mostly the backend's, and has a bench of its own (`bench:search`). */
const pages: readonly (MeasuredPage & { readonly most?: number })[] = [
  { ...measuredPages.home, most: mostTimes.home },
  { ...measuredPages.country, most: mostTimes.country },
  { ...measuredPages.results, most: mostTimes.results },
  ...(short ? [] : [measuredPages.cold]),
]

await buildUnlessBuilt()

interface Site {
  readonly url: URL
  readonly pid: number
  readonly end: () => Promise<void>
}

/** A site whose pages are drawn for each request: all of them, or of parts that are kept. */
const serve = async (kept: 'off' | 'parts', portAfter: number): Promise<Site> => {
  const state = mkdtempSync(path.join(tmpdir(), 'bench-pages-'))
  const before = workerdPids()
  const { miniflare, url } = await serveWorkers({
    port: Number(process.env.PORT ?? 4290) + portAfter,
    workers: ['server', 'trayecto_backend'],
    vars: { ...crowdedBindings, PAGE_CACHE: kept },
    state,
    direct: true,
  })
  const pid = workerdPids().find((each) => !before.includes(each))
  if (pid === undefined) throw new Error('The site has no process')
  const end = async () => {
    await miniflare.dispose()
    rmSync(state, { recursive: true })
  }
  return { url, pid, end }
}

const sites = { whole: await serve('off', 0), parts: await serve('parts', 1) }

const inWorkerd = async ({ url, pid }: Site, address: () => string, times = atOnce): Promise<number> => {
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

/** What a page takes over what an answer takes that says nothing. */
const overHealth = async (site: Site, address: () => string): Promise<number> => {
  const nothing = await inWorkerd(site, health)
  return (await inWorkerd(site, address)) - nothing
}

const measure = async ({ name, address, most }: (typeof pages)[number]): Promise<readonly Figure[]> => {
  const html = await readPage(sites.whole.url, address())
  const elements = elementsOfPage(html)
  const rendered = await renderAlone(elements)
  const sent = Buffer.byteLength(html)
  if (Math.abs(rendered - sent) > sent * 0.05)
    throw new Error(`React alone renders ${rendered} bytes of ${name}, which is ${sent} bytes`)
  for (const site of [sites.whole, sites.parts]) {
    await inWorkerd(site, address, warmUps)
    await inWorkerd(site, health, warmUps)
  }
  for (let turn = 0; turn < warmUps; turn += 1) await renderAlone(elements)
  const [spent, ofParts, alone]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    spent.push(await overHealth(sites.whole, address))
    alone.push(await inNode(() => renderAlone(elements)))
    ofParts.push(await overHealth(sites.parts, address))
  }
  const beside = {
    unit: 'ms',
    control: { name: 'React alone', value: undisturbed(alone) },
    ...(most === undefined ? {} : { goal: { of: 'ratio', most } as const }),
  }
  return [
    { ...beside, name: `${name}, nothing kept, CPU over /healthz`, value: undisturbed(spent) },
    { ...beside, name: `${name}, of kept parts, CPU over /healthz`, value: undisturbed(ofParts) },
  ]
}

try {
  const figures: Figure[] = []
  for (const page of pages) figures.push(...(await measuredUpTo(short ? 3 : 1, () => measure(page))))
  reportFigures(figures)
} finally {
  await sites.whole.end()
  await sites.parts.end()
}
