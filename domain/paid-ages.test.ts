import { expect, it } from 'vitest'
import { fitsPaidAge } from './paid-ages.ts'

const reserved = {
  localDateTimeStart: '2027-03-10T09:00:00',
  ages: [30, 8, 67],
  unitItems: [
    { type: 'ADULT', ages: [30], minAge: 13, maxAge: 64 },
    { type: 'CHILD', ages: [8], minAge: 3, maxAge: 12 },
    { type: 'SENIOR', ages: [67], minAge: 65, maxAge: 120 },
  ],
}

it.each([
  ['a child of the age that was searched for', 2, '2019-01-01', true],
  ['a child who is a year older by then', 2, '2018-01-01', true],
  ['a grown-up at the child’s price', 2, '1960-01-01', false],
  ['one who turns thirteen on the day', 2, '2014-03-10', false],
  ['one who turns thirteen on the day after', 2, '2014-03-11', true],
  ['a child at the grown-up’s price, who may not come at that', 1, '2019-01-01', false],
  ['a senior who did not say so', 1, '1950-01-01', true],
  ['a grown-up at the senior’s price', 3, '1990-01-01', false],
] as const)('%s', (_who, traveler, born, fits) => expect(fitsPaidAge(reserved, traveler, born)).toBe(fits))

it('is anybody where no unit says whom it is for', () => {
  const unitItems = reserved.unitItems.map(({ type, ages }) => ({ type, ages }))
  expect(fitsPaidAge({ ...reserved, unitItems }, 2, '1960-01-01')).toBe(true)
})
