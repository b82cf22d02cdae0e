import { Schema } from 'effect'
import { HttpApi, OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { HotelSearch } from './hotel-search.ts'
import { HotelLine, HotelPart } from './hotel-part.ts'
import { HotelSessionGroup } from './hotel-session.ts'
import { HotelsGroup } from './hotels.ts'

const search = {
  geoSearch: { geoCode: { latitude: 4.711, longitude: -74.0721 }, radius: 200, unit: 'MI' },
  pagination: { offset: 1, pageSize: 200 },
  rateInfo: {
    currencyCode: 'USD',
    refundableOnly: false,
    stayDateTimeRange: { startDate: '2027-03-10', endDate: '2027-03-13' },
  },
  rooms: [
    { index: 1, adult: 2, children: 1, childAge: [0] },
    { index: 2, adult: 2, children: 2, childAge: [4, 17] },
  ],
}

const decode = (body: unknown) => Schema.decodeUnknownExit(HotelSearch)(body)._tag
const withRooms = (...rooms: unknown[]) => ({ ...search, rooms })
const withStay = (startDate: string, endDate: string) => ({
  ...search,
  rateInfo: { ...search.rateInfo, stayDateTimeRange: { startDate, endDate } },
})

describe('a search for hotels', () => {
  it('is written in the specification’s names', () => expect(decode(search)).toBe('Success'))

  it.each([
    ['no room', withRooms()],
    ['six rooms', withRooms(...[1, 2, 3, 4, 5, 6].map((index) => ({ index, adult: 1, children: 0, childAge: [] })))],
    ['a room without anybody grown up', withRooms({ index: 1, adult: 0, children: 1, childAge: [9] })],
    ['a child without an age', withRooms({ index: 1, adult: 1, children: 1, childAge: [] })],
    ['an age without a child', withRooms({ index: 1, adult: 1, children: 0, childAge: [3] })],
    ['a child of 18', withRooms({ index: 1, adult: 1, children: 1, childAge: [18] })],
    [
      'three adults in one of two rooms',
      withRooms({ index: 1, adult: 3, children: 0, childAge: [] }, { index: 2, adult: 1, children: 0, childAge: [] }),
    ],
    ['ten guests', withRooms({ index: 1, adult: 9, children: 1, childAge: [5] })],
    ['rooms that are not numbered in order', withRooms({ index: 2, adult: 1, children: 0, childAge: [] })],
    ['no night', withStay('2027-03-10', '2027-03-10')],
    ['a departure before the arrival', withStay('2027-03-10', '2027-03-09')],
    ['thirty-one nights', withStay('2027-03-01', '2027-04-01')],
    ['a day that is in no calendar', withStay('2027-02-29', '2027-03-02')],
    ['201 a page', { ...search, pagination: { offset: 1, pageSize: 201 } }],
  ])('refuses %s', (_, body) => expect(decode(body)).toBe('Failure'))
})

it('has a path for each step of a stay, and a part and a line for what was booked', () => {
  const api = HttpApi.make('hotels').add(HotelsGroup).add(HotelSessionGroup)
  expect(Object.keys(OpenApi.fromApi(api).paths).toSorted()).toEqual([
    '/hotel/destinations',
    '/hotel/destinations/{code}',
    '/hotel/offer/{id}',
    '/hotel/rates',
    '/hotel/rates/check',
    '/hotel/search',
    '/hotel/{code}',
    '/user/session/hotel/card/success',
    '/user/session/hotel/create-billing-info',
    '/user/session/hotel/create-guests',
    '/user/session/hotel/create-payment-info',
    '/user/session/hotel/payment-direction',
    '/user/session/set/hotel-order',
  ])
  expect(HotelPart.fields.kind.literal).toBe('hotel')
  expect(HotelLine.fields.kind.literal).toBe('hotel')
})
