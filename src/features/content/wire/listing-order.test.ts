import { expect, test } from 'vitest'
import type { ContentCard, ContentType } from '../content-page.ts'
import { inListingOrder } from './listing-order.ts'

const card = (title: string): ContentCard => ({
  path: `/${title}`,
  type: 'country',
  title,
  description: '',
  scene: { code: 'AAA', terrain: 'skyline', hour: 'day', landmark: 'tower' },
})

const titlesAs = (type: ContentType, locale: 'es' | 'en', titles: readonly string[]) =>
  inListingOrder(titles.map(card), type, locale).map(({ title }) => title)

test('countries stand in the order of their names, accents and capitals apart', () => {
  expect(titlesAs('country', 'es', ['Zambia', 'Ámsterdam', 'avianca', 'Países', 'Ñuble', 'Nepal'])).toEqual([
    'Ámsterdam',
    'avianca',
    'Nepal',
    'Ñuble',
    'Países',
    'Zambia',
  ])
})

test.each(['article', 'news', 'inspiration'] as const)('%s pages stay as they came, newest first', (type) => {
  expect(titlesAs(type, 'en', ['The newest', 'An older one'])).toEqual(['The newest', 'An older one'])
})
