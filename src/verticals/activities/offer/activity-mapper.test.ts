import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { ActivitySearchAnswer } from '#contract/products/activities/activity-search.ts'
import { activityAnswer, foundActivity } from './activity-answer-fixture.ts'
import { fromActivityColumns, toActivityColumns } from './activity-columns.ts'
import { activityListFrom } from './activity-mapper.server.ts'

const names = { currency: 'USD', city: 'Cartagena', people: 2 }
const answer = activityAnswer([
  foundActivity('CTG-01'),
  foundActivity('CTG-02', { freeUntil: null, confirmation: 'MANUAL', durationType: 'FLEXIBLE', guideLanguages: [] }),
])
const listOf = (wire: unknown) => activityListFrom(JSON.parse(JSON.stringify(wire)), names)

describe('an answer of the contract', () => {
  it('is what the fixture makes', () =>
    expect(() => Schema.decodeUnknownSync(ActivitySearchAnswer)(answer)).not.toThrow())

  it('is read whole', () => {
    const { list, dropped } = listOf(answer)
    expect(dropped).toBe(0)
    expect(list).toMatchObject(names)
    expect(list.activities).toMatchObject([
      {
        code: 'CTG-01',
        total: 5000,
        prices: [{ total: 5000, dates: ['2027-02-10', '2027-02-11'], timesOfDay: ['morning'], isFree: true }],
        guides: ['GUIDE es'],
        isByHand: false,
        freeUntil: '2027-02-09T14:00:00Z',
        zone: 'America/Bogota',
      },
      { code: 'CTG-02', isByHand: true, isFlexible: true, guides: [], freeUntil: undefined },
    ])
  })

  it('comes back from its columns as it was', () => {
    const { list } = listOf(answer)
    expect(fromActivityColumns(JSON.parse(JSON.stringify(toActivityColumns(list))))).toEqual(list)
  })

  it('loses no more than an activity that cannot be read, and never shows an amount of another currency', () => {
    const pesos = foundActivity('CTG-03')
    const dear = { ...pesos, lowestPrice: { ...pesos.lowestPrice, total: { amount: 9_000_000, currency: 'COP' } } }
    const { list, dropped } = listOf({ ...answer, activities: [dear, foundActivity('CTG-04'), {}] })
    expect(dropped).toBe(2)
    expect(list.activities.map(({ code }) => code)).toEqual(['CTG-04'])
  })

  it.each([null, [], { activities: 'none' }, {}])('that is none fails: %o', (wire) =>
    expect(() => listOf(wire)).toThrow(),
  )
})
