import { describe, expect, it } from 'vitest'
import { packagedKinds, packagesSold } from './packages-sold.ts'

describe('what is sold with a flight', () => {
  it('is everything where nothing is said, and nothing where it is off', () => {
    expect([...packagesSold(undefined)]).toEqual(packagedKinds)
    expect([...packagesSold('on')]).toEqual(packagedKinds)
    expect(packagesSold('off').size).toBe(0)
  })

  it('is what is listed', () => expect([...packagesSold('tour, hotel')]).toEqual(['hotel', 'tour']))
})
