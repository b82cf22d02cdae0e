import { expect, it } from 'vitest'
import { foundFlight } from '../../../../backend/products/flights/found-flight.ts'
import { fareKeptFrom } from './fare-kept-from.server.ts'

type Asked = Parameters<typeof fareKeptFrom>[0]
type Rule = Asked['included']['detailed-fare-rules'][number]

const refund = (allowed: boolean | null, penalty: number | null) =>
  ({ category: 'refund', allowed, penalty: penalty === null ? null : { amount: penalty, currency: 'USD' } }) as Rule

it.each([
  ['for a fee', [refund(true, 5000)], '2027-02-01T15:00:00.000Z'],
  ['in part of the way alone', [refund(true, 5000), refund(false, null)], null],
  ['never', [refund(false, null)], null],
  ['for a fee that is not said', [refund(true, null)], null],
  ['nobody knows how', [{ ...refund(true, 0), category: 'change' }], null],
])('a fare that is given back %s is kept from when its order says', (_, rules, from) => {
  const flight = {
    id: 'F',
    price: { intTotal: { amount: 30_000, currency: 'USD' } },
    itineraries: [{ segments: [{ departure: { iataCode: 'BOG', at: '2027-02-01T10:00:00' } }] }],
    travelerPricings: [{}],
    fareFamilies: [],
  }
  const dictionaries = { locations: { BOG: { timeZone: 'America/Bogota' } } }
  const answer = { dictionaries, included: { 'detailed-fare-rules': rules, bags: [] } }
  expect(fareKeptFrom({ ...answer, flight } as unknown as Asked)).toBe(from)
  const { terms } = foundFlight({ ...answer, offer: flight } as unknown as Parameters<typeof foundFlight>[0])
  expect(terms.cancel.map(({ until }) => new Date(until ?? 0).toISOString())).toEqual(from === null ? [] : [from])
})
