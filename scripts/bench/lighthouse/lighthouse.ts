import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildUnlessBuilt } from '../../build.ts'
import { startCompressingProxy } from '../../serving/compressing-proxy.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { serveHelloWorld } from '../browser/hello-world.ts'
import { percentile } from '../cpu-per-request.ts'
import { type Figure, reportFigures } from '../figure.ts'
import { type LighthousePage, goals, lighthousePages } from './measured-pages.ts'
import { type Run, lighthouseRun } from './one-run.ts'

/**
 * Lighthouse as on a phone, through brotli as at the edge, at the median of some runs (`RUNS`, five); the framework's hello world
 * through the same. `ONLY=airline` leaves other pages out.
 */
const port = Number(process.env.PORT ?? 4390)
const runs = Number(process.env.RUNS ?? 5)
const pages = lighthousePages.filter(({ name }) => name.includes(process.env.ONLY ?? ''))

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'))
const { miniflare, url } = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
})
const hello = await serveHelloWorld()
const site = startCompressingProxy(port + 1, url.origin)
const helloSite = startCompressingProxy(port + 2, hello.url.origin)

const measure = async (name: string, address: string): Promise<Run> => {
  const found: Run[] = []
  for (let run = 0; run < runs; run += 1) found.push(await lighthouseRun(address))
  const all = (key: keyof Run): number[] => found.map((run) => run[key])
  const spread = (key: keyof Run): string => all(key).map(Math.round).join(' ')
  console.log(`${name}: performance ${spread('performance')}, largest paint ${spread('largestPaint')} ms`)
  const keys = Object.keys(found[0] ?? {}) as (keyof Run)[]
  return Object.fromEntries(keys.map((key) => [key, percentile(all(key), 0.5)])) as Run
}

const control = await measure('hello world', `http://localhost:${port + 2}/`)

const figuresOf = ({ name, isUnlisted }: LighthousePage, run: Run): readonly Figure[] => {
  const others = [run.accessibility, run['best-practices'], ...(isUnlisted ? [] : [run.seo])]
  return [
    {
      name: `${name}: performance`,
      value: run.performance,
      unit: '',
      control: { name: 'hello world', value: control.performance },
      goal: { of: 'value', least: goals.performance },
    },
    {
      name: `${name}: the least of its other scores`,
      value: Math.min(...others),
      unit: '',
      goal: { of: 'value', least: goals.others },
    },
    {
      name: `${name}: largest paint`,
      value: run.largestPaint,
      unit: 'ms',
      control: { name: 'hello world', value: control.largestPaint },
      goal: { of: 'ratio', most: goals.largestPaint },
    },
    { name: `${name}: blocked`, value: run.blocking, unit: 'ms', goal: { of: 'value', most: goals.blocking } },
    { name: `${name}: moved`, value: run.shift, unit: '', goal: { of: 'value', most: goals.shift } },
  ]
}

const figures: Figure[] = []
for (const page of pages)
  figures.push(...figuresOf(page, await measure(page.name, `http://localhost:${port + 1}${page.path}`)))

site.close()
helloSite.close()
hello.close()
await miniflare.dispose()
rmSync(state, { recursive: true })
reportFigures(figures)
