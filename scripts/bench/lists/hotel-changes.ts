import { accommodationTypes, amenities, boards, propertyQualities } from '../../../domain/hotel-kinds.ts'
import { hotelResults } from '../../../src/verticals/hotels/list/hotel-list.ts'
import { parseHotelQuery } from '../../../src/verticals/hotels/list/hotel-query.ts'
import { hotelSorts } from '../../../src/verticals/hotels/list/hotel-sorts.ts'
import { hotelsView } from '../../../src/verticals/hotels/list/hotels-view.ts'
import type { Hotel } from '../../../src/verticals/hotels/offer/hotel.ts'

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0]

const hotelAt = (index: number): Hotel => {
  const nightly = 3000 + ((index * 7919) % 41_000)
  const refundableTotal = index % 3 === 0 ? undefined : nightly * 4 + 900
  const refundability = refundableTotal === undefined ? 'refundable' : 'non_refundable'
  const choice = { total: nightly * 4, refundability, freeUntil: '2027-02-08T23:00:00Z', refundableTotal } as const
  return {
    ...choice,
    code: `BEN${index}`,
    name: `Hotel ${index.toString(36)} del Mar`,
    stars: 1 + (index % 5),
    quality: pick(propertyQualities, index),
    type: pick(accommodationTypes, index * 5),
    score: index % 9 === 0 ? undefined : 6 + (index % 40) / 10,
    reviews: index * 3,
    amenities: amenities.filter((_, place) => (index * 31 + place * 17) % 3 > 0),
    district: index % 8,
    lat: 10.4 + (index % 20) / 1000,
    lon: -75.5 - (index % 17) / 1000,
    seed: index,
    accessible: index % 4 === 0 ? [{ ...choice, features: ['step_free', 'roll_in_shower'] }] : [],
    dueAtProperty: 0,
    nightly,
    board: pick(boards, index),
    left: undefined,
  }
}

const filters = [
  {},
  { stars: '4,5', amenities: 'wifi,pool' },
  { budget: '150', cancellation: 'free' },
  { type: 'hotel,resort', quality: 'upscale,luxury' },
  { access: 'roll_in_shower', cancellation: 'free' },
  { name: 'del mar', cancellation: 'nonRefundable', page: '3' },
]
const queries = filters.flatMap((filter) =>
  hotelSorts.map(({ name: sort }) => parseHotelQuery({ ...filter, sort }).query),
)

/** A list of so many hotels: how it is made ready, and each change that a visitor makes to it. */
export const hotelChanges = (count: number) => {
  const list = {
    currency: 'USD',
    timeZone: 'America/Bogota',
    centre: { lat: 10.42, lon: -75.55 },
    districts: Array.from({ length: 8 }, (_, index) => ({ en: `District ${index}`, es: `Distrito ${index}` })),
    nights: 4,
    partial: false,
    hotels: Array.from({ length: count }, (_, index) => hotelAt(index)),
  }
  const makeReady = () => hotelResults(list)
  const results = makeReady()
  return { makeReady, changes: queries.map((query) => () => hotelsView(results, query)) }
}
