import { expect, it } from 'vitest'
import { backToListParameters, cardParameters } from './list-parameters.ts'
import { bookingParameters, pageParameters, readChoice, writeChoice } from './tour-parameters.ts'

it('a departure is chosen by an address, and read again', () => {
  const chosen = { departureId: 'peru-clasico.2027-03-10', rooms: ['twin', 'single'] as const, total: 289_000 }
  expect(writeChoice(chosen)).toBe('peru-clasico.2027-03-10~twin,single~289000')
  expect(readChoice(writeChoice(chosen))).toEqual(chosen)
})

it.each([undefined, '', 'peru.2027-03-10', 'peru.2027-03-10~suite~100', 'peru.2027-03-10~twin~-1', 'a b~twin~1'])(
  '%o chooses nothing',
  (text) => expect(readChoice(text)).toBeUndefined(),
)

it('what is booked keeps the search, and the way back drops the booking', () => {
  const url = { country: 'peru', guests: '2-8', month: '2027-03', choice: 'a.b~twin~1', key: 'k' }
  const booked = bookingParameters(url, { offerId: 'o', total: 7, tour: 'peru-clasico', country: 'peru' })
  expect(booked).toEqual({
    country: 'peru',
    guests: '2-8',
    month: '2027-03',
    tour: 'peru-clasico',
    offer: 'o',
    shown: '7',
  })
  expect(pageParameters(booked)).toEqual({ country: 'peru', guests: '2-8', month: '2027-03' })
})

it.each([
  ['as it was searched', { month: '2027-07' }, { guests: '3-8', month: '2027-07', days: '8-12', sort: 'shortest' }],
  [
    'and filtered for a month that its card leads to',
    { month: '2027-02', listMonth: '2027-07' },
    { guests: '3-8', month: '2027-07', days: '8-12', sort: 'shortest' },
  ],
  ['for any month', cardParameters({}, '2027-02'), { guests: '3-8', days: '8-12', sort: 'shortest' }],
])('leads back to its list %s', (_how, months, back) => {
  const url = { guests: '3-8', days: '8-12', sort: 'shortest', sharing: 'twin', ...months, choice: 'a', key: 'k' }
  const search = { country: 'CL', month: months.month, party: { adults: 3, ages: [8] } }
  expect(backToListParameters(url, search, 'chile')).toEqual({ country: 'chile', ...back })
})

it.each([{}, { guests: '2' }, cardParameters({ guests: '2' }, '2027-02')])(
  '%o leads back to the country’s page',
  (url) => {
    const search = { country: 'CL', month: undefined, party: { adults: 2, ages: [] } }
    expect(backToListParameters(url, search, 'chile')).toBeUndefined()
  },
)
