import { describe, expect, it } from 'vitest'
import { stepCount } from './travellers.ts'

const counts = (adults: number, children: number, infants: number) => ({ adults, children, infants })

describe('stepCount', () => {
  it.each([
    ['adults', 1, counts(1, 0, 0), counts(2, 0, 0)],
    ['adults', -1, counts(1, 0, 0), undefined],
    ['adults', 1, counts(5, 4, 0), undefined],
    ['adults', -1, counts(2, 0, 2), counts(1, 0, 1)],
    ['children', 1, counts(8, 0, 0), counts(8, 1, 0)],
    ['children', -1, counts(1, 0, 0), undefined],
    ['infants', 1, counts(1, 0, 1), undefined],
    ['infants', 1, counts(2, 0, 1), counts(2, 0, 2)],
    ['infants', 1, counts(5, 4, 0), undefined],
  ] as const)('%s %i from %o', (kind, step, from, expected) => {
    expect(stepCount(from, kind, step)).toEqual(expected)
  })
})
