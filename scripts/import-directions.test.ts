import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = globSync('{src,domain,contract,backend}/**/*.{ts,tsx}').filter((file) => !/\.(gen|d)\.ts$/.test(file))

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => /^(\.|#(\w+)?\/)/.test(target))
    .map((target) =>
      target.startsWith('#')
        ? target.replace(/^#\//, 'src/').replace(/^#/, '')
        : path.posix.join(path.posix.dirname(file), target),
    )

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1]
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Rooms that a file of the named room may not reach into: domain ← contract ← backend, domain ← ui ← features ← routes. */
const forbidden: Record<string, RegExp> = {
  domain: /^(src|contract|backend)\//,
  contract: /^(src|backend)\//,
  backend: /^src\/(?!domain\/)/,
  'src/domain': /^(src\/(ui|features|routes|server|i18n)|contract|backend)\//,
  'src/ui': /^(src\/(features|routes|server)|contract|backend)\//,
  'src/features': /^(src\/routes|backend)\//,
  'src/server': /^(src\/(ui|routes)|backend)\//,
}

const packagesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^.#'][^']*)'/g)].map(
    ([, name]) => `${file} → ${name}`,
  )

const offences = sources
  .filter((file) => !isTest(file))
  .flatMap((file) => {
    const room = /^(?:src\/)?[^/]+/.exec(file)?.[0] ?? ''
    const rule = forbidden[room]
    return importsOf(file)
      .filter((target) => rule?.test(target))
      .map((target) => `${file} → ${target}`)
  })

const neighbours = sources.flatMap((file) => {
  const own = featureOf(file)
  return importsOf(file)
    .filter((target) => own && featureOf(target) && featureOf(target) !== own)
    .filter((target) => !/^src\/features\/checkout\/checkout\.tsx?$/.test(target))
    .map((target) => `${file} → ${target}`)
})

const runners = sources.filter(
  (file) =>
    file.startsWith('src/') &&
    file !== 'src/server/runtime.server.ts' &&
    /Effect\.run(Promise|Sync|Fork|Callback)/.test(readFileSync(file, 'utf8')),
)

describe('imports run one way', () => {
  it.each(Object.keys(forbidden))('looks at what %s reaches into', (room) =>
    expect(sources.filter((file) => file.startsWith(`${room}/`)).flatMap(importsOf)).not.toEqual([]),
  )
  it('domain ← contract ← backend, domain ← ui ← features ← routes', () => expect(offences).toEqual([]))
  it('what everybody shares needs no package', () =>
    expect(sources.filter((file) => file.startsWith('domain/') && !isTest(file)).flatMap(packagesOf)).toEqual([]))
  it('features reach each other only through the public file of checkout', () => expect(neighbours).toEqual([]))
  it('one file runs Effects', () => expect(runners.filter((file) => !isTest(file))).toEqual([]))
})
