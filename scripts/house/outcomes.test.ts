import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { behaviourOf } from '../../backend/payments/card/test-cards.ts'
import { namedOutcomes as ofActivities } from '../../backend/products/activities/demo/named-outcomes.ts'
import { namedOutcome } from '../../backend/products/flights/demo/named-routes.ts'
import { namedOutcomes as ofHotels } from '../../backend/products/hotels/demo/named-outcomes.ts'
import { namedOutcomes as ofTours } from '../../backend/products/tours/demo/named-outcomes.ts'

const [, ...chapters] = readFileSync('docs/outcomes.md', 'utf8').split(/^## /m)

/** The first column of a chapter's table, without its heading. */
const firstColumn = (title: string): readonly string[] => {
  const chapter = chapters.find((text) => text.startsWith(title)) ?? ''
  const rows = chapter.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) => row.split('|')[1] ?? '')
}

const codesIn = (title: string): readonly string[] =>
  firstColumn(title).flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, code = '']) => code))

describe('docs/outcomes.md', () => {
  it.each([
    ['Hotels', ofHotels],
    ['Activities', ofActivities],
    ['Tours', ofTours.map((name) => name.replaceAll('_', '-'))],
  ])('has each outcome of %s, once', (title, names) => expect(codesIn(title).toSorted()).toEqual(names.toSorted()))

  it('has routes that end in some way of their own', () => {
    const routes = firstColumn('Routes').map((cell) => cell.trim().split(' → '))
    expect(routes.length).toBe(10)
    expect(routes.filter(([from = '', to = '']) => namedOutcome(from, to) === null)).toEqual([])
  })

  it('has cards that the gateway knows', () => {
    const cards = firstColumn('Cards').flatMap((cell) => cell.match(/\d[\d ]{11,}\d/g) ?? [])
    expect(cards.length).toBeGreaterThan(9)
    expect(cards.filter((card) => behaviourOf(card.replaceAll(' ', '')) === 'card_not_supported')).toEqual([])
  })
})
