import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fee } from '../../fees.ts'
import { tripPrice } from './trip-price.ts'

const fare = fc.record({ base: fc.integer({ min: 0, max: 900_000 }), taxes: fc.integer({ min: 0, max: 90_000 }) })
const halfFare = fc.record({ adult: fare, child: fare, infant: fare })
const party = fc.record({
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.integer({ min: 0, max: 8 }),
  infants: fc.integer({ min: 0, max: 4 }),
})
const fee: fc.Arbitrary<Fee> = fc.record({
  code: fc.constantFrom('A', 'B'),
  label: fc.constant({ en: 'Service fee', es: 'Cargo por servicio' }),
  kind: fc.constantFrom('per-traveller' as const, 'per-booking' as const, 'percent' as const),
  value: fc.integer({ min: 0, max: 5000 }),
})

it('adds up: base, taxes and fees are the total, and so are the travellers’ totals', () => {
  fc.assert(
    fc.property(
      halfFare,
      party,
      fc.array(fee, { maxLength: 3 }),
      fc.integer({ min: 0, max: 5000 }),
      (half, people, fees, raise) => {
        const price = tripPrice(half, { party: people, fees, raise })
        const { adults, children, infants } = people
        const taxes = half.adult.taxes * adults + half.child.taxes * children + half.infant.taxes * infants
        expect(price.total).toBe(price.base + taxes + price.fees.reduce((sum, charge) => sum + charge.amount, 0))
        const { adult, child, infant } = price.first
        const travellers =
          price.firstAdult.total + adult.total * (adults - 1) + child.total * children + infant.total * infants
        expect(travellers).toBe(price.total)
        expect(Number.isInteger(price.total)).toBe(true)
      },
    ),
  )
})
