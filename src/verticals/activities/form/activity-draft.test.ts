import { expect, it } from 'vitest'
import { type ActivityDraft, draftFaults, searchOf } from './activity-draft.ts'
import { typedParty, withAge, withCount } from './party-draft.ts'

const today = '2026-11-22'
const draft: ActivityDraft = {
  destination: { text: 'Cartagena, Colombia', chosen: { code: 'CTG', hotel: undefined } },
  from: '2026-12-10',
  to: '2026-12-10',
  party: [undefined, undefined, 8],
}

it('a draft without faults is its search: who says no age is counted, not asked', () =>
  expect(searchOf(draft, today)).toEqual({
    destination: 'CTG',
    from: '2026-12-10',
    to: '2026-12-10',
    party: { adults: 2, ages: [8] },
  }))

it.each<[Partial<ActivityDraft>, readonly string[]]>([
  [{ destination: { text: ' ', chosen: undefined } }, ['destination missing']],
  [{ destination: { text: 'xyz', chosen: undefined } }, ['destination unknown_place']],
  [{ from: '' }, ['from missing']],
  [{ from: '2026-11-21', to: '2026-11-24' }, ['from past']],
  [{ to: '2026-12-09' }, ['to before_first']],
  [{ to: '2027-01-10' }, ['to too_long']],
  [{ from: '2027-11-10', to: '2027-11-18' }, ['to too_far']],
  [{ party: Array.from({ length: 10 }, () => undefined) }, ['party too_many']],
  [{ party: [] }, ['party missing']],
])('%o cannot be searched', (changes, faults) => {
  expect(draftFaults({ ...draft, ...changes }, today).map(({ field, code }) => `${field} ${code}`)).toEqual(faults)
  expect(searchOf({ ...draft, ...changes }, today)).toBeUndefined()
})

it('travellers are one to nine, each with an age of their own or none', () => {
  expect(withCount([8], -1)).toBeUndefined()
  expect(
    withCount(
      Array.from({ length: 9 }, () => undefined),
      1,
    ),
  ).toBeUndefined()
  expect(withAge(withCount([8], 1) ?? [], 1, 67)).toEqual([8, 67])
})

it('what was typed before the page ran is kept, and an age that is none is not said', () => {
  const form = new FormData()
  form.set('guests', '2')
  form.set('ages', '8, 67 old')
  expect(typedParty(form)).toEqual([undefined, undefined, 8, 67, undefined])
  expect(typedParty(new FormData())).toBeUndefined()
})
