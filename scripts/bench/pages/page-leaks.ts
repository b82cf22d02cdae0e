import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildUnlessBuilt } from '../../build.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { reportFigures } from '../figure.ts'
import { type SeenAnswer, leakJudge } from './find-leaks.ts'
import { type LeakVisitor, leakVisitor } from './leak-visitors.ts'

/**
 * Whether a kept page tells anybody what is somebody else's: visitors who differ in everything ask for the same few pages,
 * and each answer is held against who asked. The control, which must fail, is a cache as one would write it first: by the
 * address alone. `--short` is for every run of the tests.
 */
const requests = process.argv.includes('--short') ? 2_000 : 100_000
const controls = 200
const atOnce = 8

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-page-leaks-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4305),
  workers: ['server', 'trayecto_backend'],
  vars: { ...crowdedBindings, ALLOW_TEST_HEADERS: 'true' },
  state,
})

const ask = async ({ path: address, headers }: LeakVisitor): Promise<SeenAnswer> => {
  const askedAt = Date.now()
  const response = await fetch(url.origin + address, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text(), askedAt }
}

const plainCache = new Map<string, Promise<SeenAnswer>>()

const askPlainCache = (visitor: LeakVisitor): Promise<SeenAnswer> => {
  const key = visitor.path.replace(/[?&]utm_.*$/, '')
  const answer = plainCache.get(key) ?? ask(visitor)
  plainCache.set(key, answer)
  return answer
}

const leaksIn = async (count: number, answer: (visitor: LeakVisitor) => Promise<SeenAnswer>) => {
  const judge = leakJudge()
  const leaks: string[] = []
  let next = 0
  const askOneByOne = async (): Promise<void> => {
    while (next < count) {
      const visitor = leakVisitor(next)
      next += 1
      leaks.push(...judge(visitor, await answer(visitor)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOneByOne))
  return leaks
}

try {
  const leaks = await leaksIn(requests, ask)
  for (const leak of leaks.slice(0, 20)) console.error(leak)
  const seen = await leaksIn(controls, askPlainCache)
  reportFigures([
    { name: `leaks in ${requests} answers`, value: leaks.length, unit: '', goal: { of: 'value', most: 0 } },
    {
      name: `leaks in ${controls} answers of a plain cache`,
      value: seen.length,
      unit: '',
      goal: { of: 'value', least: controls },
    },
  ])
} finally {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
}
