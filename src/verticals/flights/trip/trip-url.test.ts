import { describe, expect, it } from 'vitest'
import { tripParameters } from './trip-parameters.ts'
import { askedAgain, disIdOf, readTripUrl, resultsParametersOf } from './trip-url.ts'

const today = '2027-01-01'
const results = {
  from: 'BOG',
  to: 'MAD',
  departure: '2027-03-10',
  return: '2027-03-20',
  adults: '2',
  children: '1',
  ages: '7',
  infants: '0',
  cabin: 'economy',
  stops: 'direct',
  utm_source: 'mail',
}
const chosen = { offerId: 'offer-1', total: 123_456, fare: 'Light', outbound: 'AV26', inbound: 'IB6585~1' }

describe('the address of a trip', () => {
  it('reads what was chosen', () => {
    expect(readTripUrl(tripParameters(results, chosen), today)).toMatchObject({
      offerId: 'offer-1',
      shown: 123_456,
      again: 0,
      outbound: 'AV26',
      inbound: 'IB6585~1',
      fare: 'Light',
      search: { from: 'BOG', to: 'MAD', departure: '2027-03-10', return: '2027-03-20', adults: 2, ages: [7] },
    })
  })

  it('leads back to the results as they were, the way out still chosen', () => {
    expect(resultsParametersOf({ ...tripParameters(results, chosen), again: '2' }, undefined)).toEqual({
      ...results,
      out: 'AV26',
    })
  })

  it('leads back without the id under which a partner knows these flights', () => {
    const url = tripParameters({ ...results, disId: 'D-7' }, chosen)
    expect(disIdOf(url)).toBe('D-7')
    expect(disIdOf(resultsParametersOf(url, undefined))).toBeUndefined()
  })

  it('leads back to a search where it says none', () => {
    const { search } = readTripUrl(results, today)
    expect(resultsParametersOf({ offer: 'offer-1' }, search)).toMatchObject({ from: 'BOG', ages: '7' })
  })

  it.each([
    ['as they are written', {}, true],
    ['the first day', { departure: today }, true],
    ['past', { departure: '2026-12-31' }, false],
    ['past, moved along', { departure: '2026-12-20', return: '2026-12-30' }, false],
    ['a return before', { return: '2027-03-09' }, false],
    ['not said', { departure: '' }, false],
    ['no day', { departure: '2027-02-31' }, false],
  ])('says whether its days are sold: %s', (_name, days, areDaysSold) => {
    expect(readTripUrl({ ...results, ...days }, today)).toMatchObject({ areDaysSold, search: { from: 'BOG' } })
  })

  it.each([
    [{}, { offerId: undefined, shown: undefined, again: 0, search: undefined }],
    [{ offer: ['a', 'b'] }, { offerId: undefined }],
    [{ offer: 'x'.repeat(501) }, { offerId: undefined }],
    [
      { offer: 'a', shown: '-5' },
      { offerId: 'a', shown: undefined },
    ],
    [{ offer: 'a', shown: '12.5' }, { shown: undefined }],
    [{ offer: 'a', shown: '9'.repeat(13) }, { shown: undefined }],
    [{ offer: 'a', from: 'BOG' }, { search: undefined }],
    [{ offer: 'a', from: 'BOG', to: '???' }, { search: undefined }],
  ])('survives %o', (raw, expected) => {
    expect(readTripUrl(raw, today)).toMatchObject(expected)
  })
})

it.each([
  [{ offer: 'a' }, '1'],
  [{ offer: 'a', again: '4' }, '5'],
  [{ offer: 'a', again: 'x' }, '1'],
])('is asked for again: %o', (url, again) => {
  expect(askedAgain(url)).toEqual({ offer: 'a', again })
})
