import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { type DraftPatch, applyPatch, groupsOf, isEmptyPatch, mergePatches } from './draft-patch.ts'

const text = fc.string({ maxLength: 5 })
const patches: fc.Arbitrary<DraftPatch> = fc.record(
  {
    extras: fc.record({ onward: fc.dictionary(fc.constantFrom('1', '2'), fc.nat(2)) }, { requiredKeys: [] }),
    customer: fc.record({ email: text, phone: text }, { requiredKeys: [] }),
    passengers: fc.dictionary(
      fc.constantFrom('1', '2'),
      fc.record({ firstName: text, lastName: text }, { requiredKeys: [] }),
      { noNullPrototype: true },
    ),
    billing: fc.record({ city: text, region: text }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)

describe('draft patches', () => {
  it('one after the other are the same as both merged', () => {
    fc.assert(
      fc.property(patches, patches, (first, second) => {
        expect(applyPatch(filledDraft, mergePatches(first, second))).toEqual(
          applyPatch(applyPatch(filledDraft, first), second),
        )
      }),
    )
  })

  it('of different fields give the same draft in either order', () => {
    const first = { passengers: { '1': { firstName: 'Eva' } }, customer: { email: 'e@x.co' } }
    const second = { passengers: { '1': { lastName: 'Ruiz' }, '2': { firstName: 'Sol' } } }
    expect(applyPatch(applyPatch(filledDraft, first), second)).toEqual(
      applyPatch(applyPatch(filledDraft, second), first),
    )
  })

  it('name the groups that they touch', () => {
    expect(groupsOf({ customer: { email: '' }, billing: {} })).toEqual(['customer'])
    expect(isEmptyPatch({ passengers: {} })).toBe(true)
  })

  it('cannot add a traveller', () =>
    expect(applyPatch(filledDraft, { passengers: { '9': { firstName: 'X' } } })).toEqual(filledDraft))
})
