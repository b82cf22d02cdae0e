import { expect, it } from 'vitest'
import { type PassengerType, emptyPassenger } from '../passenger.ts'
import { savedName } from './saved-name.ts'
import type { SavedTraveller } from './saved-traveller.ts'
import { offeredTo } from './offered-to.ts'

const kept = (firstName: string, dateOfBirth: string): SavedTraveller => {
  const { type: _type, mealPreference: _meal, specialAssistance: _help, ...fields } = emptyPassenger('', 'adult')
  return { ...fields, id: `${firstName}${dateOfBirth}`, firstName, lastName: 'Peña', dateOfBirth, until: '2027-11-23' }
}

const [luis, son, sol, nameless] = [
  kept('Luis', '1988-06-02'),
  kept('Luis', '2019-07-03'),
  kept('Sol', '2026-01-04'),
  kept('Eva', ''),
] as const
const all = [luis, son, sol, nameless]
const days = { departure: '2027-01-10', end: '2027-01-20', today: '2026-11-23' }

const offered = (type: PassengerType, asked: 'all' | 'names', others: readonly SavedTraveller[] = []) =>
  offeredTo(
    { passenger: emptyPassenger('1', type), asked },
    all,
    [
      emptyPassenger('1', type),
      ...others.map((other, at) => ({ ...emptyPassenger(`${at + 2}`, 'adult'), ...other, id: `${at + 2}` })),
    ],
    days,
  )

it('offers those whose age fits the fare, and those whose age is not known', () => {
  expect(offered('adult', 'all')).toEqual([luis, nameless])
  expect(offered('child', 'all')).toEqual([son, nameless])
  expect(offered('infant', 'all')).toEqual([sol, nameless])
})

it('offers everybody where no age is asked', () => expect(offered('adult', 'names')).toEqual(all))

it('offers nobody who stands in another form', () => expect(offered('adult', 'all', [luis])).toEqual([nameless]))

it('tells two with the same name apart by the year of birth', () => {
  expect(all.map((traveller) => savedName(traveller, all))).toEqual([
    'Luis Peña (1988)',
    'Luis Peña (2019)',
    'Sol Peña',
    'Eva Peña',
  ])
  expect(savedName(luis)).toBe('Luis Peña')
})
