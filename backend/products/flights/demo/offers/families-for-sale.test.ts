import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { SearchAnswer, ValidateAnswer } from '#contract/products/flights/flights.ts'
import { tries } from '../../../../../scripts/tries.ts'
import { offerKey } from '../../../demo/offer-key.ts'
import { drawnQuote, drawnSearches } from '../brute-force/drawn-searches-for-tests.ts'
import type { FareFamilyRules, Rule } from '../fares/fare-family.ts'
import { rebuiltOffer, tripById } from '../offer-by-id.ts'
import { type DemoSearch, searchDemo } from '../search.ts'
import { validationText } from '../validation.ts'

const key = offerKey('a secret')
const desk = { key, fees: [], quote: drawnQuote }
const read = Schema.decodeUnknownSync(Schema.fromJsonString(SearchAnswer))
const readValidation = Schema.decodeUnknownSync(Schema.fromJsonString(ValidateAnswer))

const isFree = (rule: Rule): boolean => rule.kind === 'allowed' && rule.fee === 0
const fareTerms: readonly ((family: FareFamilyRules) => boolean)[] = [
  () => true,
  ({ refund }) => refund.kind === 'allowed',
  ({ change }) => isFree(change),
  ({ change, refund }) => isFree(change) && isFree(refund),
]

const longHauls = ['BKK', 'SIN', 'DEL'].map((to): DemoSearch => ({
  from: 'LHR',
  to,
  departureDay: 21_250,
  returnDay: 21_260,
  cabin: 'economy',
  party: { adults: 2, children: 1, infants: 0 },
  accepts: () => true,
}))

const validated = (id: string) => {
  const known = tripById(id, key)
  const written = known && rebuiltOffer(known, desk, 0)
  return written && readValidation(validationText(written, known, null)).data[0]
}

it('every fare of a list, by whatever terms it was found, is among those of its validated offer as it was listed', () => {
  let mixed = 0
  for (const search of [...longHauls, ...drawnSearches(tries(40))])
    for (const accepts of fareTerms)
      for (const { fareFamilies } of read(searchDemo({ ...search, accepts }, desk)).data.slice(0, 12))
        for (const fare of fareFamilies) {
          const offer = validated(fare.id)
          const fares = offer?.fareFamilies ?? []
          const own = fares.find(({ id }) => id === offer?.id)
          expect(own).toEqual(fare)
          expect(offer?.price.intTotal).toEqual(fare.price.intTotal)
          const totals = fares.map(({ price }) => price.intTotal.amount)
          expect(totals).toEqual(totals.toSorted((a, b) => a - b))
          expect(new Set(fares.map(({ label }) => label)).size).toBe(fares.length)
          mixed += Number(accepts !== fareTerms[0] && fare.label.includes(' · '))
        }
  expect(mixed).toBeGreaterThan(tries(50))
}, 60_000)
