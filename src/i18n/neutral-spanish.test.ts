import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words of Spain, and of no other country, where Spanish is to be anybody's (rule lang-3). Banknotes and invoices may stay. */
const ofSpainAlone = new RegExp(
  [
    String.raw`billetes?\b(?! (?:pequeños|son dólares))`,
    String.raw`factur(?:ar|ad[oa]s?|as la|ó|o la|an la)\b|facturación (?:en línea|60)|abra la facturación`,
    'coches?|costes?|tasas?|céntimos?|ordenador(?:es)?|bañador(?:es)?|descolgar|descuelga|móvil(?:es)?|coge[rs]?',
  ]
    .map((words) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`)
    .join('|'),
  'giu',
)

const translations = (po: string): string => po.replaceAll(/^(?:msgid|#).*$/gmu, '')

const found = (text: string): readonly string[] => text.match(ofSpainAlone) ?? []

it('what the site says in Spanish has no word of Spain alone', () => {
  expect(found(translations(readFileSync('src/i18n/catalogues/es.po', 'utf8')))).toEqual([])
})

it.each(globSync('backend/content/**/es.md'))('%s has no word of Spain alone', (file) => {
  expect(found(readFileSync(file, 'utf8'))).toEqual([])
})
