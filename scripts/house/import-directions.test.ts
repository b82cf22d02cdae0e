import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = globSync('{src,domain,contract,backend}/**/*.{ts,tsx}').filter((file) => !/\.(gen|d)\.ts$/.test(file))

const aliases: readonly (readonly [RegExp, string])[] = [
  [/^#\//, 'src/'],
  [/^#domain\//, 'domain/'],
  [/^#contract\//, 'contract/'],
]

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => /^(\.|#(\w+)?\/)/.test(target))
    .map((target) =>
      target.startsWith('#')
        ? aliases.reduce((name, [alias, folder]) => name.replace(alias, folder), target)
        : path.posix.join(path.posix.dirname(file), target),
    )

const isTest = (file: string): boolean => /\.test\.tsx?$|-for-tests\.tsx?$/.test(file)

/** The room of a file: one of the rooms of `src`, or a folder beside it. What lies loose in `src` starts the site. */
const roomOf = (file: string): string => {
  const [top = '', room = ''] = file.split('/')
  return top === 'src' ? (room.includes('.') ? 'entry' : room) : top
}

/** The rooms that a room may reach into besides itself: routes → app → verticals → features → ui, server → domain. */
const mayReach: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  backend: ['contract', 'domain'],
  styles: [],
  i18n: ['domain'],
  ui: ['i18n', 'styles', 'domain'],
  server: ['i18n', 'contract', 'domain'],
  features: ['ui', 'server', 'i18n', 'styles', 'contract', 'domain'],
  verticals: ['features', 'ui', 'server', 'i18n', 'styles', 'contract', 'domain'],
  app: ['verticals', 'features', 'ui', 'server', 'i18n', 'styles', 'contract', 'domain'],
}

const packagesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^.#'][^']*)'/g)].map(
    ([, name]) => `${file} → ${name}`,
  )

/** Values without a framework may lean on a library of values, and on one of envelopes. */
const packagesOfValues = /^(@internationalized\/date|jose)$/

const offences = sources
  .filter((file) => !isTest(file))
  .flatMap((file) => {
    const reaches = mayReach[roomOf(file)]
    return importsOf(file)
      .filter((target) => reaches && roomOf(target) !== roomOf(file) && !reaches.includes(roomOf(target)))
      .map((target) => `${file} → ${target}`)
  })

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1]

/** Which feature leans on which. */
const featureArrows = new Set(
  sources.flatMap((file) => {
    const own = featureOf(file)
    return importsOf(file).flatMap((target) => {
      const other = featureOf(target)
      return own && other && other !== own && !isTest(file) ? [`${own} → ${other}`] : []
    })
  }),
)

const runners = sources.filter(
  (file) =>
    file.startsWith('src/') &&
    file !== 'src/server/runtime.server.ts' &&
    /Effect\.run(Promise|Sync|Fork|Callback)/.test(readFileSync(file, 'utf8')),
)

describe('imports run one way', () => {
  it.each(Object.keys(mayReach))('looks at what %s reaches into', (room) =>
    expect(sources.filter((file) => roomOf(file) === room).flatMap(importsOf)).not.toEqual([]),
  )
  it('routes → app → verticals → features → ui, server → domain; contract → domain; backend → contract, domain', () =>
    expect(offences).toEqual([]))
  it('what everybody shares needs no framework', () =>
    expect(
      sources
        .filter((file) => file.startsWith('domain/') && !isTest(file))
        .flatMap(packagesOf)
        .filter((line) => !packagesOfValues.test(line.split(' → ')[1] ?? '')),
    ).toEqual([]))
  it('a feature leans on few others, and these are they', () =>
    expect([...featureArrows].toSorted()).toEqual(['checkout → price-hold', 'checkout → visitor', 'trips → checkout']))
  it('one file runs Effects', () => expect(runners.filter((file) => !isTest(file))).toEqual([]))
})
