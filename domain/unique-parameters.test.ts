import { expect, it } from 'vitest'
import { parseQuery } from './query-parameters.ts'
import { uniqueParameters } from './unique-parameters.ts'

it.each([
  ['from=BOG&from=BOG&departure=2027-02-10&departure=2027-02-10', { from: 'BOG', departure: '2027-02-10' }],
  ['stops=0&stops=1', { stops: ['0', '1'] }],
  ['stops=0,1&from=BOG', { stops: '0,1', from: 'BOG' }],
  ['children=2&ages=5&ages=5', { children: '2', ages: ['5', '5'] }],
  ['children=2&ages=5&ages=5&children=2&ages=5&ages=5', { children: '2', ages: ['5', '5'] }],
  ['guests=2&guests=2', { guests: ['2', '2'] }],
  ['guests=2-8&checkIn=2027-02-10&guests=2-8&checkIn=2027-02-10', { guests: '2-8', checkIn: '2027-02-10' }],
])('%s', (query, url) => expect(uniqueParameters(parseQuery(query))).toEqual(url))
