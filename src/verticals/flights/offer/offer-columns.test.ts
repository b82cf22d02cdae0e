import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { flightAnswer } from './flight-answer-fixture.ts'
import { type OfferColumns, fromOfferColumns, toOfferColumns } from './offer-columns.ts'
import { flightListFrom } from './offer-mapper.server.ts'
import { tries } from '../../../../scripts/tries.ts'

const sizes = fc.record({ departures: fc.nat(12), returns: fc.nat(5), seed: fc.nat() })

it('reads back from JSON what was written', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const { list } = flightListFrom(flightAnswer(size), 'USD')
      const columns: OfferColumns = JSON.parse(JSON.stringify(toOfferColumns(list)))
      expect(fromOfferColumns(columns)).toEqual(list)
    }),
    { numRuns: tries(40) },
  )
})

it('is a tenth of the objects, or less', () => {
  const { list } = flightListFrom(flightAnswer({ departures: 25, returns: 10 }), 'USD')
  const [columns, objects] = [JSON.stringify(toOfferColumns(list)), JSON.stringify(list)]
  expect(columns.length).toBeLessThan(objects.length / 10)
})

it('refuses an index that leads nowhere', () => {
  const { list } = flightListFrom(flightAnswer({ departures: 1, returns: 0 }), 'USD')
  const columns = toOfferColumns(list)
  expect(() => fromOfferColumns({ ...columns, offers: { ...columns.offers, outbound: [7] } })).toThrow(RangeError)
})
