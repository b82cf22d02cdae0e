import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { contentFolder, readContent } from './read-content.ts'

const airline = 'airlines/iberia-airline-IB'
const roots: string[] = []

/** A folder of content with one airline in it, one of whose files was changed by somebody. */
const contentWith = (file: string, change: (text: string) => string): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'))
  roots.push(root)
  cpSync(path.join(contentFolder, airline), path.join(root, airline), { recursive: true })
  const changed = path.join(root, airline, file)
  writeFileSync(changed, change(readFileSync(changed, 'utf8')))
  return root
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

const lineOf = (file: string, words: string): number =>
  readFileSync(path.join(contentFolder, airline, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1

it('every file of content can be served', () => {
  const { pages, faults } = readContent()
  expect(faults).toEqual([])
  expect(pages.length).toBeGreaterThan(15)
})

it('no page dates itself by a season: half of its readers have the opposite one', () => {
  const seasonOfYear =
    /\b(?:otoño|primavera|verano|invierno)(?: de)? 20\d\d|\b(?:autumn|fall|spring|summer|winter)(?: of)? 20\d\d/i
  const dated = readContent().pages.filter((page) => seasonOfYear.test(JSON.stringify(page)))
  expect(dated.map(({ path: address, language }) => `${language}${address}`)).toEqual([])
})

it('a page is read in both languages', () => {
  const { pages } = readContent(contentWith('es.md', (text) => text))
  expect(pages.map(({ path: address, language }) => [address, language])).toEqual([
    ['/aerolineas/iberia-airline-IB', 'es'],
    ['/aerolineas/iberia-airline-IB', 'en'],
  ])
})

describe('a fault names its file and line', () => {
  const cases: readonly (readonly [
    what: string,
    file: string,
    from: string | RegExp,
    to: string,
    at: string,
    message: string,
  ])[] = [
    ['a title that is too long', 'es.md', /^title: .*/m, `title: ${'a'.repeat(61)}`, 'title:', '61 characters'],
    [
      'figures from nowhere',
      'es.md',
      '```infographic',
      '```infographic\ntitle: Figures\nkind: bars\nunit: km\nitems:\n  - { label: One, value: 1 }\n  - { label: Two, value: 2 }\n```\n\n```infographic',
      'title: Casi un siglo de vuelos',
      'bars need a source',
    ],
    ['a cabin that is none', 'es.md', 'cabin: premium', 'cabin: premiun', 'cabin: premium', 'economy, premium'],
    ['an airport that is none', 'en.md', 'to: EZE', 'to: QQQ', 'to: EZE', 'no airport'],
    ['a section that is none', 'en.md', '```faq', '```faqs', '```faq', 'no section is called faqs'],
    ['HTML', 'en.md', /^## .*/m, '<script>alert(1)</script>', '## ', 'HTML'],
    ['a link to a script', 'en.md', /^## .*/m, '## [a](javascript:alert(1))', '## ', 'cannot link'],
    ['a heading that competes with the title', 'en.md', /^## /m, '# ', '## ', '## or ###'],
    ['YAML that is none', 'page.yaml', /^scene: .*/m, 'scene: a: b: c', 'scene:', ''],
    ['a path elsewhere', 'page.yaml', '/aerolineas/', '/vuelos/', 'path:', 'no'],
    ['a landmark that is none', 'page.yaml', 'landmark: dome', 'landmark: mall', 'scene:', 'dome'],
  ]

  it.each(cases)('%s', (_what, file, from, to, at, message) => {
    const { faults, pages } = readContent(contentWith(file, (text) => text.replace(from, to)))
    expect(pages).toEqual([])
    expect(faults[0]?.file).toMatch(new RegExp(`${airline}/${file}$`))
    expect(faults[0]?.message).toContain(message)
    expect(faults[0]?.line).toBe(lineOf(file, at))
  })
})
