import { expect, it } from 'vitest'
import { undatedFact } from './as-of.ts'

it.each([
  ['an article that asks for a visa', 'Uno\nNecesitas visa.', 'article', 'es', { line: 2, fact: 'visa' }],
  ['one that says when', 'Necesitas visa, en noviembre de 2026.', 'article', 'es', undefined],
  [
    'the other language, which says nothing',
    'You need a visa in noviembre de 2026.',
    'article',
    'en',
    { line: 1, fact: 'visa' },
  ],
  ['a price', 'It costs US$ 25.', 'country', 'en', { line: 1, fact: 'US$ 2' }],
  ['a weight', 'Hasta 23 kg.', 'airline', 'es', { line: 1, fact: '23 kg' }],
  ['a word that begins like one', 'Visados y kilogramos: 23 kgs, revisas', 'airline', 'es', undefined],
  ['news', 'Necesitas visa.', 'news', 'es', undefined],
] as const)('%s', (_, text, type, language, fact) => expect(undatedFact(text, type, language)).toEqual(fact))
