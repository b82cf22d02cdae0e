import { describe, expect, it } from 'vitest'
import { partyFaults, passportEndsEarly, passengerMessages } from './passenger-faults.ts'
import { type Passenger, emptyPassenger } from '../passenger.ts'

const days = { departure: '2027-03-10', end: '2027-03-21', today: '2026-11-21' }

const ana: Passenger = {
  ...emptyPassenger('1', 'adult'),
  firstName: 'Ana',
  lastName: 'Núñez',
  gender: 'female',
  dateOfBirth: '1990-05-01',
}

const faultsOf = (passenger: Passenger) => partyFaults([passenger], days)[0] ?? {}

describe('a traveller’s form', () => {
  it('asks for four fields and no more', () => {
    expect(Object.keys(faultsOf(emptyPassenger('1', 'adult'))).toSorted()).toEqual(
      ['dateOfBirth', 'firstName', 'gender', 'lastName'].toSorted(),
    )
    expect(faultsOf(ana)).toEqual({})
  })

  it.each([
    [{ firstName: '  ' }, 'firstNameMissing'],
    [{ lastName: '' }, 'lastNameMissing'],
    [{ firstName: 'Иван' }, 'nameNotLatin'],
    [{ firstName: '7' }, 'nameNotLetters'],
    [{ firstName: 'Ana@home' }, 'nameNotLetters'],
    [{ firstName: 'Иван 4' }, 'nameNotLatin'],
    [{ lastName: 'Smith 3' }, 'nameNotLetters'],
    [{ middleName: '美' }, 'nameNotLatin'],
    [{ middleName: 'María de los Ángeles del Carmen y de la Santísima Trinidad' }, 'middleNameTooLong'],
    [{ firstName: 'María de los Ángeles del Carmen y de la Santísima Trinidad' }, 'nameTooLong'],
    [{ gender: '' }, 'genderMissing'],
    [{ dateOfBirth: '' }, 'dateOfBirthMissing'],
    [{ dateOfBirth: '1990-02-30' }, 'notADay'],
    [{ dateOfBirth: '--31' }, 'dayIncomplete'],
    [{ dateOfBirth: '90-5-1' }, 'dayIncomplete'],
    [{ dateOfBirth: '2026-11-23' }, 'bornInFuture'],
    [{ dateOfBirth: '2020-01-01' }, 'ageDoesNotFit'],
    [{ dateOfBirth: '2009-03-11' }, 'nobodyGrownUp'],
    [{ passportNumber: 'A1' }, 'passportNumberInvalid'],
    [{ passportNumber: 'AB_12345' }, 'passportNumberInvalid'],
    [{ passportIssuanceDate: '2026-11-23' }, 'issuedInFuture'],
    [{ passportExpiryDate: '2026-11-19' }, 'passportExpired'],
    [{ passportIssuanceDate: '2020--' }, 'dayIncomplete'],
    [{ passportExpiryDate: '2027-13-01' }, 'notADay'],
    [{ passportExpiryDate: '2027-3-' }, 'dayIncomplete'],
  ] as const)('%o: %s', (change, fault) => {
    expect(Object.values(faultsOf({ ...ana, ...change }))).toEqual([fault])
    expect(passengerMessages[fault].message).not.toBe('')
  })

  it.each([
    { passportExpiryDate: '2026-11-20' },
    { passportExpiryDate: '2026-11-21' },
    { passportIssuanceDate: '2026-11-22' },
  ])('a day that somewhere is today is no fault: %o', (change) => expect(faultsOf({ ...ana, ...change })).toEqual({}))

  it('who was born where today has begun fits the fare of their age, or does not, as anybody', () =>
    expect(faultsOf({ ...ana, dateOfBirth: '2026-11-22' })).toEqual({ dateOfBirth: 'ageDoesNotFit' }))

  it.each([
    ['2027-03-20', true],
    ['2027-03-21', false],
    ['', false],
  ])('a passport that ends on %s warns: %s', (passportExpiryDate, warns) =>
    expect(passportEndsEarly({ ...ana, passportExpiryDate }, days)).toBe(warns),
  )
})

describe('a party', () => {
  const son = { ...ana, id: '2', dateOfBirth: '2012-06-01' }
  it('has somebody of 18 or older on the day of departure', () => {
    expect(partyFaults([{ ...ana, dateOfBirth: '2009-03-10' }], days)).toEqual([{}])
    expect(partyFaults([son, ana], days)).toEqual([{}, {}])
    expect(partyFaults([son, { ...son, id: '3' }], days)).toEqual([{ dateOfBirth: 'nobodyGrownUp' }, {}])
  })

  it('is not judged by its ages before all are written', () =>
    expect(partyFaults([son, { ...son, id: '3', dateOfBirth: '' }], days)).toEqual([
      {},
      { dateOfBirth: 'dateOfBirthMissing' },
    ]))
})
