import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words of Spain, and of no other country, where Spanish is to be anybody's (rule lang-3). Banknotes and invoices may stay. */
const ofSpainAlone = [
  String.raw`billetes?\b(?! (?:pequeños|son dólares))`,
  String.raw`factur(?:ar|ad[oa]s?|as la|ó|o la|an la)\b|facturación (?:en línea|60)|abra la facturación`,
  'coches?|costes?|tasas?|céntimos?|ordenador(?:es)?|bañador(?:es)?|descolgar|descuelga|móvil(?:es)?|coge[rs]?',
  'visados?|localizador(?:es)?|vosotr[oa]s|vuestr[oa]s?',
]

/** What has another word here, so that one thing has one name, and what no traveller would say. */
const notOurs = [
  String.raw`pasajes?\b(?! de ida)|carros?|errata`,
  'precio completo|el precio es el precio|parada no está en la línea|por qué preguntas',
  String.raw`(?:con|se agotan con) (?:meses|semanas)(?! de anticipación)|sin recline|poco recline|no bajes`,
  'reservar con nosotras|de nosotras|otoño de 2026',
]

const wrong = new RegExp(
  [...ofSpainAlone, ...notOurs].map((words) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`).join('|'),
  'giu',
)

const translations = (po: string): string => po.replaceAll(/^(?:msgid|#).*$/gmu, '')

const found = (text: string): readonly string[] => text.match(wrong) ?? []

it('what the site says in Spanish has no word of Spain alone, and one word for each thing', () => {
  expect(found(translations(readFileSync('src/i18n/catalogues/es.po', 'utf8')))).toEqual([])
})

const mails = [...globSync('backend/**/*-news.ts'), ...globSync('backend/{mail,payments,products}/**/*words.ts')]

const invented = globSync('backend/products/*/demo/{house,made,prices}/**/*.ts')

const calendars = globSync('src/verticals/**/*-event{,s}.server.ts')

it.each([...globSync('backend/content/**/es.md'), ...mails, ...calendars, ...invented])('%s keeps to it', (file) => {
  expect(found(readFileSync(file, 'utf8'))).toEqual([])
})
