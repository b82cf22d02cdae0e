import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hotel } from '../offer/hotel.ts'
import { hotelResults } from './hotel-list.ts'
import { listUrl, parseHotelQuery } from './hotel-query.ts'
import { hotelsView } from './hotels-view.ts'

const hotel = (code: string, change: Partial<Hotel> = {}): Hotel => ({
  code,
  name: `Hotel ${code}`,
  stars: 3,
  quality: 'midscale',
  type: 'hotel',
  score: 8,
  reviews: 10,
  amenities: ['wifi'],
  accessible: [],
  district: 0,
  lat: 0,
  lon: 0,
  seed: 0,
  total: 40_000,
  dueAtProperty: 0,
  nightly: 10_000,
  board: 'room_only',
  refundability: 'non_refundable',
  freeUntil: undefined,
  refundableTotal: undefined,
  left: undefined,
  ...change,
})

/** A room for wheelchairs that costs more than the cheapest, and one for who hears little that does not. */
const accessible: Hotel['accessible'] = [
  {
    features: ['step_free', 'roll_in_shower'],
    total: 58_000,
    refundability: 'non_refundable',
    refundableTotal: 60_001,
    freeUntil: '2027-02-08T23:00:00Z',
  },
  {
    features: ['visual_alarm', 'hearing_loop'],
    total: 52_000,
    refundability: 'partially',
    refundableTotal: undefined,
    freeUntil: undefined,
  },
]

const hotels = [
  hotel('A', {
    total: 61_000,
    nightly: 15_250,
    stars: 5,
    amenities: ['wifi', 'pool'],
    refundableTotal: 70_001,
    freeUntil: '2027-02-08T23:00:00Z',
  }),
  hotel('B', { name: 'Peñón del Mar', total: 38_000, nightly: 9500, type: 'resort', amenities: ['pool'] }),
  hotel('C', {
    total: 52_000,
    nightly: 13_000,
    refundability: 'refundable',
    refundableTotal: 52_000,
    quality: 'luxury',
    freeUntil: '2027-02-09T23:00:00Z',
    accessible,
  }),
]
const names = {
  currency: 'USD',
  timeZone: 'America/Bogota',
  centre: { lat: 0, lon: 0 },
  districts: [],
  nights: 4,
  partial: false,
}
const results = hotelResults({ ...names, hotels })
const view = (parameters: Record<string, string>) => hotelsView(results, parseHotelQuery(parameters).query)
const codes = (parameters: Record<string, string>) =>
  view(parameters)
    .list.rows.map((row) => row.hotel.code)
    .join('')
const counts = (filter: string, parameters: Record<string, string> = {}) =>
  (view(parameters).list.buckets[filter] ?? [])
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => `${key} ${count}`)

describe('a list of hotels', () => {
  it.each([
    ['the cheapest first', {}, 'BCA'],
    ['the dearest first', { sort: 'dearest' }, 'ACB'],
    ['stars', { stars: '5,4' }, 'A'],
    ['quality', { quality: 'luxury' }, 'C'],
    ['type', { type: 'resort' }, 'B'],
    ['letters of a name, without accents', { name: 'penon' }, 'B'],
    ['a night at most', { budget: '130' }, 'BC'],
    ['one amenity', { amenities: 'pool' }, 'BA'],
    ['all of the amenities', { amenities: 'pool,wifi' }, 'A'],
    ['a room for who needs it', { access: 'roll_in_shower,step_free' }, 'C'],
    ['features of two kinds of room, which nobody has together', { access: 'roll_in_shower,hearing_loop' }, ''],
    ['such a room by its own price', { access: 'roll_in_shower', budget: '140' }, ''],
    ['free cancelling of such a room', { access: 'hearing_loop', cancellation: 'free' }, ''],
    ['free cancelling, by the price that has it', { cancellation: 'free' }, 'CA'],
    ['what gives nothing back', { cancellation: 'nonrefundable' }, 'BA'],
    ['both', { cancellation: 'free,nonRefundable' }, 'BCA'],
    ['a night at most, of what can be cancelled', { cancellation: 'free', budget: '170' }, 'C'],
    ['what cannot be read, as not said', { stars: '9', budget: '-3', sort: 'best' }, 'BCA'],
  ])('%s', (_, parameters, expected) => expect(codes(parameters)).toBe(expected))

  it('shows the price of what was asked for, whole and by night', () => {
    const [row] = view({ cancellation: 'free', sort: 'dearest' }).list.rows
    expect(row).toMatchObject({ total: 70_001, nightly: 17_500, isLead: false })
    expect(view({}).list.rows.at(-1)).toMatchObject({ total: 61_000, nightly: 15_250, isLead: true })
  })

  it('shows the price and the cancelling of the room that was asked for, and of no other', () => {
    expect(view({ access: 'step_free' }).list.rows[0]).toMatchObject({
      total: 58_000,
      nightly: 14_500,
      isLead: false,
      refundable: { total: 60_001, freeUntil: '2027-02-08T23:00:00Z' },
    })
    expect(view({ access: 'hearing_loop' }).list.rows[0]).toMatchObject({
      total: 52_000,
      isLead: false,
      refundable: undefined,
    })
  })

  it('counts what each option would leave', () => {
    expect(counts('access', { access: 'step_free' })).toEqual(['step_free 1', 'roll_in_shower 1'])
    expect(counts('stars')).toEqual(['5 1', '3 2'])
    expect(counts('stars', { stars: '5' })).toEqual(['5 1', '3 2'])
    expect(counts('amenities')).toEqual(['wifi 2', 'pool 2'])
    expect(counts('amenities', { amenities: 'pool' })).toEqual(['wifi 1', 'pool 2'])
    expect(counts('cancellation')).toEqual(['free 2', 'nonRefundable 2'])
    expect(counts('type', { cancellation: 'free' })).toEqual(['hotel 2'])
  })

  it('offers to choose what every hotel sells, at another price', () => {
    const free = { refundability: 'partially' as const, freeUntil: '2027-02-08T23:00:00Z' }
    const all = hotels.map((one) => ({ ...one, ...free, refundableTotal: one.total + 1 }))
    const { list } = hotelsView(hotelResults({ hotels: all, ...names }), parseHotelQuery({}).query)
    expect(list.buckets.cancellation?.[0]).toEqual({ key: 'free', count: 3 })
  })

  it('leaves as many as it counted, whichever option is chosen next', () => {
    const some = fc.record(
      {
        stars: fc.constantFrom('5', '3', '5,3'),
        amenities: fc.constantFrom('wifi', 'pool', 'wifi,pool'),
        access: fc.constantFrom('step_free', 'hearing_loop'),
        cancellation: fc.constantFrom('free', 'nonRefundable'),
        type: fc.constantFrom('hotel', 'resort'),
        budget: fc.constantFrom('130', '160', '180'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(some, fc.constantFrom('amenities', 'access', 'type', 'stars', 'cancellation'), (asked, filter) => {
        const before = Object.fromEntries(
          Object.entries(asked).filter(([name]) => name !== filter || filter === 'amenities' || filter === 'access'),
        )
        for (const { key, count } of view(before).list.buckets[filter] ?? []) {
          const chosen = [...new Set([before[filter], key].filter(Boolean).join(',').split(','))].join(',')
          expect(view({ ...before, [filter]: chosen }).list.matched).toBe(count)
        }
      }),
    )
  })

  it('is asked by an address that keeps the search and what belongs to somebody else', () => {
    const url = { destination: 'CTG', guests: '2', utm_source: 'mail', stars: '5', page: '2' }
    const { query } = parseHotelQuery({ name: 'casa', amenities: 'pool', cancellation: 'free', sort: 'dearest' })
    const written = listUrl(url, query)
    expect(written).toEqual({
      destination: 'CTG',
      guests: '2',
      utm_source: 'mail',
      name: 'casa',
      amenities: 'pool',
      cancellation: 'free',
      sort: 'dearest',
    })
    expect(parseHotelQuery(written)).toEqual({ query, unread: [] })
  })
})
