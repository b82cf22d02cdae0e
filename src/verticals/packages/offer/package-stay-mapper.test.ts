import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { PackageStaysAnswer } from '#contract/products/packages/package-stays.ts'
import { hotelResults } from '../../hotels/list/hotel-list.ts'
import { parseHotelQuery } from '../../hotels/list/hotel-query.ts'
import { hotelsView } from '../../hotels/list/hotels-view.ts'
import { hotelAnswer } from '../../hotels/offer/hotel-answer-fixture.ts'
import { stayFacets } from '../stays/stay-facets.ts'
import { packageStaysFrom } from './package-stay-mapper.server.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

interface Pair {
  readonly code: string
  readonly total: number
  readonly refundable?: number
}

/** Pairs whose cheapest room gives nothing back, of which some have a dearer one that does. */
const answerOf = (pairs: readonly Pair[]): PackageStaysAnswer => ({
  data: pairs.map(({ code, total, refundable }, at) => ({
    hotelInfo: { ...hotelAnswer(pairs).data[at]!.hotelInfo, hotelCode: code },
    distance: 1,
    rooms: [{ index: 1, roomTypeCode: 'double', board: 'room_only' }],
    price: { total: usd(total), dueNow: usd(total), dueAtProperty: usd(0), apart: usd(total + 1000) },
    cancel: { refundability: 'non_refundable', freeUntil: null, fixedNights: [] },
    ...(refundable !== undefined && {
      cheapestRefundable: { total: usd(refundable), freeUntil: '2026-12-08T23:00:00Z' },
    }),
    accessible: [
      { features: ['step_free'], total: usd(total + 3000), refundability: 'non_refundable' },
      { features: ['visual_alarm'], total: usd(total), refundability: 'non_refundable' },
    ],
    left: null,
  })),
  stayDateTimeRange: { startDate: '2026-12-10', endDate: '2026-12-14' },
  meta: { count: pairs.length, offset: 1, pageSize: 200, status: 'ok' },
})

const destination = {
  code: 'CTG',
  name: { en: 'Cartagena', es: 'Cartagena' },
  countryName: { en: 'Colombia', es: 'Colombia' },
  lat: 10.415,
  lon: -75.53,
  timeZone: 'America/Bogota',
}

it('finds pairs whose hotel can be cancelled for nothing, at the pair’s price with that room, whole and by person', () => {
  const answer = answerOf([
    { code: 'A', total: 90_000, refundable: 96_000 },
    { code: 'B', total: 80_000 },
  ])
  expect(() => Schema.decodeUnknownSync(PackageStaysAnswer)(answer)).not.toThrow()
  const search = { rooms: [{ adults: 3, ages: [] }] }
  const { list, dropped } = packageStaysFrom(JSON.parse(JSON.stringify(answer)), {
    currency: 'USD',
    search,
    destination,
  })
  expect(dropped).toBe(0)
  const results = hotelResults(list, stayFacets)
  const rowsOf = (asked: Record<string, string>) => hotelsView(results, parseHotelQuery(asked).query).list.rows
  expect(rowsOf({})).toMatchObject([
    { hotel: { code: 'B', freeUntil: undefined }, total: 80_000 },
    { hotel: { code: 'A', freeUntil: '2026-12-08T23:00:00Z' }, total: 90_000, nightly: 30_000 },
  ])
  expect(rowsOf({ cancellation: 'free' })).toMatchObject([{ hotel: { code: 'A' }, total: 96_000, nightly: 32_000 }])
  expect(rowsOf({ cancellation: 'free', budget: '310' })).toEqual([])
  expect(rowsOf({ access: 'step_free' })).toMatchObject([
    { hotel: { code: 'B' }, total: 83_000 },
    { hotel: { code: 'A' }, total: 93_000, nightly: 31_000 },
  ])
  expect(rowsOf({ access: 'step_free,visual_alarm' })).toEqual([])
})
