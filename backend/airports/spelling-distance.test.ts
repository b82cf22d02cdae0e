import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellingDistanceFrom } from './spelling-distance.ts'

const wholeDistance = (typed: string, word: string): number | undefined => spellingDistanceFrom(typed, 20)(word)?.whole

describe('the distance of a typed word', () => {
  it.each([
    ['madrid', 'madrid', 0],
    ['madird', 'madrid', 10],
    ['yrok', 'york', 10],
    ['londn', 'london', 10],
    ['pariss', 'paris', 4],
    ['medelin', 'medellin', 4],
    ['heatrow', 'heathrow', 4],
    ['cordova', 'cordoba', 4],
    ['barselona', 'barcelona', 4],
    ['buenes', 'buenos', 10],
    ['xyzzy', 'paris', undefined],
  ])('%s to %s is %j tenths of an edit', (typed, word, tenths) => {
    expect(wholeDistance(typed, word)).toBe(tenths)
  })

  it('to the beginning of a word counts only the beginning', () => {
    expect(spellingDistanceFrom('barsel', 10)('barcelona')?.begun).toBe(4)
  })

  const aWord = fc.stringMatching(/^[a-z]{4,12}$/)

  it('to itself is nothing, and to a word with one letter changed at most one edit', () => {
    fc.assert(
      fc.property(aWord, fc.nat(), fc.constantFrom(...'aeimprst'), (word, place, letter) => {
        const at = place % word.length
        const changed = word.slice(0, at) + letter + word.slice(at + 1)
        expect(wholeDistance(word, word)).toBe(0)
        expect(wholeDistance(changed, word)).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('is at most one edit where two neighbours are swapped', () => {
    fc.assert(
      fc.property(aWord, fc.nat(), (word, place) => {
        const at = place % (word.length - 1)
        const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
        expect(wholeDistance(swapped, word)).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(aWord, aWord, (a, b) => {
        const there = wholeDistance(a, b) ?? 21
        const back = wholeDistance(b, a) ?? 21
        expect(Math.min(there, 21)).toBe(Math.min(back, 21))
      }),
    )
  })
})
