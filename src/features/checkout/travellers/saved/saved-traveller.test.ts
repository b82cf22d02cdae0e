import { describe, expect, it } from 'vitest'
import { emptyPassenger } from '../passenger.ts'
import { type SavedTraveller, filled, isSamePerson, mostSaved, withEntered } from './saved-traveller.ts'

const person = (fields: Partial<ReturnType<typeof emptyPassenger>>) => ({
  ...emptyPassenger('1', 'adult'),
  firstName: 'Ana',
  lastName: 'Muñoz',
  gender: 'female' as const,
  dateOfBirth: '1990-05-01',
  mealPreference: 'KSML',
  specialAssistance: 'WCHC',
  ...fields,
})

const document = {
  passportNumber: 'AN123456',
  passportIssuingCountry: 'CO',
  passportIssuanceDate: '2020-01-01',
  passportExpiryDate: '2030-01-01',
}

let ids = 0
const keeping = { documents: false, today: '2026-11-23', newId: () => `id${(ids += 1)}` }
const keep = (
  before: readonly SavedTraveller[],
  entered: readonly ReturnType<typeof person>[],
  documents = false,
): readonly SavedTraveller[] => withEntered(before, entered, { ...keeping, documents })

describe('who is kept', () => {
  it('is kept for a year, without requests and, unasked, without a document', () => {
    const [ana] = keep([], [person({ ...document, nationality: 'CO', firstName: ' Ana ' })])
    expect(ana).toMatchObject({ firstName: 'Ana', nationality: 'CO', passportNumber: '', passportIssuingCountry: '' })
    expect(ana).toMatchObject({ passportIssuanceDate: '', passportExpiryDate: '', until: '2027-11-23' })
    expect(ana).not.toHaveProperty('mealPreference')
    expect(ana).not.toHaveProperty('specialAssistance')
    expect(ana).not.toHaveProperty('type')
  })

  it('has a document where that was asked for', () =>
    expect(keep([], [person(document)], true)).toMatchObject([document]))

  it('has a name', () => expect(keep([], [person({ firstName: ' ' }), person({ lastName: '' })])).toEqual([]))

  it('is kept once, as told last, under the same id', () => {
    const before = keep([], [person(document)], true)
    const after = keep(before, [person({ firstName: 'ANA', nationality: 'ES' })])
    expect(after).toMatchObject([{ id: before[0]?.id, firstName: 'ANA', nationality: 'ES', ...document }])
    const renewed = { ...document, passportNumber: 'NEW1', passportExpiryDate: '' }
    expect(keep(after, [person(renewed)], true)).toMatchObject([renewed])
  })

  it('loses nothing to a form that asks for names alone', () => {
    const before = keep([], [person(document)], true)
    const [ana] = withEntered(before, [person({ gender: '', dateOfBirth: '' })], { ...keeping, today: '2027-01-01' })
    expect(ana).toEqual({ ...before[0], until: '2028-01-01' })
  })

  it('is somebody else where the day of birth is', () => {
    expect(keep([], [person({}), person({ dateOfBirth: '2015-05-01' })])).toHaveLength(2)
    expect(isSamePerson(person({}), person({ dateOfBirth: '' }))).toBe(true)
    expect(isSamePerson(person({}), person({ firstName: 'Eva' }))).toBe(false)
  })

  it('stands before those of earlier bookings, who make room', () => {
    const names = Array.from({ length: mostSaved }, (_, at) => person({ firstName: `Old ${at}` }))
    const full = keep([], names)
    expect(full.map(({ firstName }) => firstName)).toEqual(names.map(({ firstName }) => firstName))
    const after = keep(full, [person({ firstName: 'New' }), person({ firstName: 'Old 4' })])
    expect(after).toHaveLength(mostSaved)
    expect(after.map(({ firstName }) => firstName).slice(0, 3)).toEqual(['New', 'Old 4', 'Old 0'])
    expect(after.some(({ firstName }) => firstName === `Old ${mostSaved - 1}`)).toBe(false)
  })
})

describe('what is filled in', () => {
  const [ana] = keep([], [person(document)], true)
  if (!ana) throw new Error('nobody is kept')

  it('is all that the form asks for, and what is not known is emptied', () => {
    expect(filled(ana, 'all')).toMatchObject({ firstName: 'Ana', nationality: '', ...document })
    expect(Object.keys(filled(ana, 'all'))).not.toContain('id')
    expect(Object.keys(filled(ana, 'all'))).not.toContain('until')
  })

  it('is the name where nothing else is asked', () =>
    expect(filled(ana, 'names')).toEqual({ firstName: 'Ana', lastName: 'Muñoz' }))
})
