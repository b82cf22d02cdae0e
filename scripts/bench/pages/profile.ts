import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { type CpuProfile, type FunctionTime, timesOf } from './cpu-profile.ts'
import { openInspector } from '../inspector.ts'
import { type MeasuredPage, measuredPages, readPage } from './measured-pages.ts'

/**
 * Where the site's Worker spends its time on home, a country and results: the functions that took most by themselves and
 * with what they call. `--top` is how many; `--save` names a folder for the profiles as Chrome's DevTools open them. With `--kept`
 * the pages come from the cache.
 */
const { values } = parseArgs({
  options: {
    built: { type: 'boolean' },
    kept: { type: 'boolean' },
    top: { type: 'string', default: '20' },
    save: { type: 'string' },
  },
})
const requests = values.kept ? 3000 : 300
const microseconds = 200

await buildUnlessBuilt()
const port = Number(process.env.PORT ?? 4295)
const state = mkdtempSync(path.join(tmpdir(), 'bench-profile-'))
const { miniflare, url } = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: values.kept ? crowdedBindings : { ...crowdedBindings, PAGE_CACHE: 'off' },
  state,
  inspectorPort: port + 1,
})

const share = (part: number): string => `${(part * 100).toFixed(1).padStart(5)} %`

const list = (title: string, times: readonly FunctionTime[], by: 'self' | 'total'): string =>
  [
    title,
    ...times
      .toSorted((a, b) => b[by] - a[by])
      .slice(0, Number(values.top))
      .map(({ name, self, total }) => `  ${share(self)} ${share(total)}  ${name}`),
  ].join('\n')

const profile = async ({ name, address }: MeasuredPage): Promise<void> => {
  for (let turn = 0; turn < requests; turn += 1) await readPage(url, address())
  const { call, close } = await openInspector(port + 1, ':trayecto')
  await call('Profiler.enable')
  await call('Profiler.setSamplingInterval', { interval: microseconds })
  await call('Profiler.start')
  for (let turn = 0; turn < requests; turn += 1) await readPage(url, address())
  const found = await call('Profiler.stop')
  close()
  if (values.save) writeFileSync(path.join(values.save, `${name}.cpuprofile`), JSON.stringify(found.profile))
  const times = timesOf(found.profile as CpuProfile)
  console.log(`\n${name}\n${list('   self    total  most by themselves', times, 'self')}`)
  console.log(list('   self    total  most with what they call', times, 'total'))
}

try {
  for (const page of [measuredPages.home, measuredPages.country, measuredPages.results]) await profile(page)
} finally {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
}
