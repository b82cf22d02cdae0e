import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** What the documents say in the form of a pattern's first group, with where they say it. */
const said = (pattern: RegExp) =>
  documents.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, what = '']) => ({ file, what })))

const linesOf = (found: readonly { readonly file: string; readonly what: string }[]): string[] =>
  found.map(({ file, what }) => `${file}: ${what}`)

/** A file, a folder, or a pattern of some. */
const isThere = (place: string): boolean => (place.includes('*') ? globSync(place).length > 0 : existsSync(place))

describe('what README, CONTRIBUTING and docs/ name', () => {
  it('is there where it is a link', () => {
    const links = said(/\]\((?!https?:)([^)#\s]+)/g)
    expect(links.length).toBeGreaterThan(10)
    expect(linesOf(links.filter(({ file, what }) => !existsSync(path.join(path.dirname(file), what))))).toEqual([])
  })

  it('is there where it is a place in the tree', () => {
    const places = said(/`((?:src|backend|contract|domain|scripts|e2e|docs)\/[^`\s<{…]*)`/g)
    expect(places.length).toBeGreaterThan(50)
    expect(linesOf(places.filter(({ what }) => !isThere(what)))).toEqual([])
  })

  it('can be run where it is a command', () => {
    const named = [...said(/npm run (?:-s )?([\w:-]+)/g), ...said(/`((?:bench|test):[\w-]+)/g)]
    expect(named.length).toBeGreaterThan(30)
    expect(linesOf(named.filter(({ what }) => scripts[what] === undefined))).toEqual([])
    expect(linesOf(said(/node (scripts\/[\w/.-]+)/g).filter(({ what }) => !existsSync(what)))).toEqual([])
  })
})
