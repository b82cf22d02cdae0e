import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** British spellings and words, where English is American (rule lang-3). */
const british = [
  'travell(?:er|ers|ing|ed)|cancell(?:ing|ed)|labell(?:ed|ing)|enquir(?:y|ies)|programmes?|centres?|metres?|kilometres?',
  'colours?|colourful|favourites?|neighbours?|neighbourhoods?|harbours?|theatres?|grey|litres?|licence|cosy|kerb',
  'authoris(?:e|ed|es|ing|ation)|rumours?|nappy|nappies|pushchairs?|lorry|lorries|burnt|travel cots?|sweets',
  'organis(?:e|ed|er|ers|ation)|recognis(?:e|ed)|apologis(?:e|ed)|realis(?:e|ed)|specialis(?:e|ed)|minimis(?:e|ed)',
  'aeroplanes?|post ?codes?|mobile phones?|car hire|petrol|motorways?|fortnight|whilst|autumn|queue[sd]?',
]

/** What a good travel desk would not say. */
const stilted = [
  'whole price|price is the price|first price that you see|not on the line|dear season|to be had',
  'did not arrive ·|must be filled in|your message is here|all you typed|brought up to date|go on paying|picks up at any hour',
  'nobody sells|a person (?:looks|reads)|papers and doubts|without a stop|need do nothing|our people',
]

const wrong = new RegExp(
  [...british, ...stilted].map((words) => String.raw`(?<![\p{L}{#/])(?:${words})(?![\p{L}}])`).join('|'),
  'giu',
)

const found = (text: string): readonly string[] => text.match(wrong) ?? []

/** Of a catalogue, only what is said: placeholders have the code's names. */
const said = (po: string): string => po.replaceAll(/^(?:msgid|#).*$/gmu, '').replaceAll(/\{\w+(?=[,}])/gu, '{')

it('what the site says in English is American and plain', () => {
  expect(found(said(readFileSync('src/i18n/catalogues/en.po', 'utf8')))).toEqual([])
})

it.each(globSync('backend/content/**/en.md'))('%s is American and plain', (file) => {
  expect(found(readFileSync(file, 'utf8'))).toEqual([])
})

const quoted = /'(?:[^'\\\n]|\\.)*'|`[^`]*`/gu

/** In code only what stands in quotes and has a space is said to anybody. */
const sentences = (code: string): string =>
  (code.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gmu, '').match(quoted) ?? [])
    .filter((text) => text.includes(' '))
    .join('\n')

it.each([...globSync('backend/**/*-news.ts'), ...globSync('backend/{mail,payments,products}/**/*words.ts')])(
  '%s is American and plain',
  (file) => {
    expect(found(sentences(readFileSync(file, 'utf8')))).toEqual([])
  },
)
