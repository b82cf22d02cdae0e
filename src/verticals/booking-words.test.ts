import { expect, it } from 'vitest'
import { stopsOfParts } from '#/features/checkout/product/booking-words.ts'
import { bookingWords } from './booking-words.ts'

const foldersOf = (found: object): string[] => Object.keys(found).map((path) => path.split('/')[1] ?? '')

it('whatever can be paid for has its own words on the pages that are shared', () =>
  expect(foldersOf(import.meta.glob('./*/booking-words.tsx'))).toEqual(
    foldersOf(import.meta.glob('./*/on-payment-page.ts')),
  ))

it.each([
  [['flight'], 'flight'],
  [['hotel'], 'hotel'],
  [['flight', 'hotel'], 'package'],
  [['activity', 'flight'], 'outing'],
  [['flight', 'tour'], 'flown_tour'],
])('a booked trip of %s is called what its booking was', (kinds, kind) => {
  const { stops } = bookingWords[kind] ?? {}
  expect(stops).toBeDefined()
  expect(stopsOfParts(bookingWords, kinds)).toBe(stops)
})

it('what no kind of travel is made of has no name of its own', () =>
  expect(stopsOfParts(bookingWords, ['hotel', 'tour'])).toBeUndefined())
