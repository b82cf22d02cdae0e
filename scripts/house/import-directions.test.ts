import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { madeOf } from './made-of.ts'

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

const graph = new Map(sources.filter((file) => !isTest(file)).map((file) => [file, importsOf(file)]))

/** Files that reach themselves by way of others, each with the next on its way round. */
const circles = (): string[] => {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '))
    else if (!done.has(file)) {
      for (const target of graph.get(file) ?? []) visit(target, [...way, file])
      done.add(file)
    }
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

const verticalOf = (file: string): string | undefined => /^src\/verticals\/([^/]+)\//.exec(file)?.[1]

/** A kind of travel that reaches into another which it is not made of. */
const acrossVerticals = sources.flatMap((file) => {
  const own = verticalOf(file)
  return importsOf(file)
    .filter((target) => {
      const other = verticalOf(target)
      return own && other && other !== own && !madeOf[own]?.includes(other)
    })
    .map((target) => `${file} → ${target}`)
})

const mostFiles = 25

/** Folders in which nobody finds anything; tests lie beside what they test and are not counted. */
const crowdedFolders = (): string[] => {
  const count = new Map<string, number>()
  for (const file of globSync('{src,domain,contract,backend,scripts,e2e}/**/*.{ts,tsx}').filter(
    (name) => !isTest(name),
  ))
    count.set(path.posix.dirname(file), (count.get(path.posix.dirname(file)) ?? 0) + 1)
  return [...count].filter(([, files]) => files > mostFiles).map(([folder, files]) => `${folder}: ${files}`)
}

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
    expect([...featureArrows].toSorted()).toEqual([
      'checkout → attribution',
      'checkout → call-centre',
      'checkout → price-hold',
      'checkout → visitor',
      'search → answers',
      'trips → checkout',
    ]))
  it('no file imports itself by way of others', () => expect(circles()).toEqual([]))
  it('a kind of travel knows no other but those that it is made of', () => expect(acrossVerticals).toEqual([]))
  it(`no folder has more than ${mostFiles} files`, () => expect(crowdedFolders()).toEqual([]))
  it('one file runs Effects', () => expect(runners.filter((file) => !isTest(file))).toEqual([]))
})
